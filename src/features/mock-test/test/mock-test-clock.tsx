import { testSeconds } from "../../../engine/mock-test/test-clock";
import { useStoredSwitch } from "../../../lib/use-stored-switch";
import { TestClock } from "../../../ui/test-parts/test-clock";

/** The stored entry of a wish to see no clock: this browser's own, whoever sits in front of it. */
const hiddenClockKey = "mockTestClockHidden";

/** The clock of a mock test, hidden for as long as this browser was told to. */
export function MockTestClock({ secondsLeft }: { secondsLeft: number }) {
  const [isHidden, toggle] = useStoredSwitch(hiddenClockKey);
  return (
    <TestClock secondsLeft={secondsLeft} totalSeconds={testSeconds} isHidden={isHidden} onToggle={toggle} />
  );
}
