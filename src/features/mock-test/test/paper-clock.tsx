import { useStore } from "zustand";
import type { PaperRoom } from "../../../engine/mock-test/practice-paper/paper-room";
import { StopClock } from "../../../ui/test-parts/stop-clock";

/** Stops a practice paper's clock, and starts it again. */
export function PaperClock({ room }: { room: PaperRoom }) {
  const isStopped = useStore(room.store, (state) => state.isClockStopped === true);
  return <StopClock isStopped={isStopped} onToggle={room.toggleClock} />;
}
