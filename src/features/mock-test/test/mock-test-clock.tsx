import { testSeconds } from "../../../engine/mock-test/test-clock";
import { useStoredSwitch } from "../../../lib/use-stored-switch";
import { TestClock } from "../../../ui/test-parts/test-clock";

/** The stored choice to hide the clock, for this browser. */
const hiddenClockKey = "mockTestClockHidden";

/** The clock of a mock test, hidden if that was chosen in this browser. */
export function MockTestClock({ secondsLeft, isStopped }: { secondsLeft: number; isStopped: boolean }) {
  const [isHidden, toggle] = useStoredSwitch(hiddenClockKey);
  return (
    <TestClock
      secondsLeft={secondsLeft}
      totalSeconds={testSeconds}
      isStopped={isStopped}
      isHidden={isHidden}
      onToggle={toggle}
    />
  );
}
