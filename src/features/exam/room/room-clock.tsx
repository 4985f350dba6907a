import { useStore } from "zustand";
import type { TestRoom } from "../../../engine/exam/room/room-state";
import { useStoredSwitch } from "../../../lib/use-stored-switch";
import { TestClock } from "../../../ui/test-parts/test-clock";

/** The stored choice to hide the clock in exams, for this browser. */
const hiddenClockKey = "examClockHidden";

/** The clock of an exam, the only component that renders every second. */
export function RoomClock({ room, totalSeconds }: { room: TestRoom; totalSeconds: number }) {
  const secondsLeft = useStore(room.store, (state) => state.secondsLeft);
  const isTimeTrusted = useStore(room.store, (state) => state.isTimeTrusted);
  const isStopped = useStore(room.store, (state) => state.isClockStopped === true);
  const [isHidden, toggle] = useStoredSwitch(hiddenClockKey);
  return (
    <TestClock
      secondsLeft={secondsLeft}
      totalSeconds={totalSeconds}
      isApproximate={!isTimeTrusted}
      isStopped={isStopped}
      isHidden={isHidden}
      onToggle={toggle}
    />
  );
}
