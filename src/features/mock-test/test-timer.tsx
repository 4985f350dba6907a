import { memo } from "react";
import { findTimeWarning, formatSeconds } from "../../data/mock-test/test-clock";
import { cn } from "../../lib/cn";
import { useStoredSwitch } from "../../lib/use-stored-switch";
import { HiddenClockIcon, TimerIcon } from "../../ui/test-icons";

/** The stored entry of a wish to see no clock: this browser's own, whoever sits in front of it. */
const hiddenClockKey = "mockTestClockHidden";

/**
 * The time that is left. It is read out on demand; by itself only the warnings are spoken, when there is a pause. Whom a
 * running clock makes nervous can hide it: then the warnings are shown in its place.
 */
export const TestTimer = memo(function TestTimer({ secondsLeft }: { secondsLeft: number }) {
  const [isHidden, toggle] = useStoredSwitch(hiddenClockKey);
  const warning = findTimeWarning(secondsLeft);
  const look = cn(
    "rounded-full px-2.5 font-heading font-bold tabular",
    warning === "" ? "text-violet" : "bg-gold-tint text-gold-ink",
  );
  return (
    <div className="flex items-center gap-1">
      <button
        type="button"
        aria-pressed={isHidden}
        onClick={toggle}
        title={isHidden ? "Show the clock" : "Hide the clock"}
        className="grid size-11 place-items-center rounded-full text-ink-soft hover:bg-mist"
      >
        {isHidden ? <HiddenClockIcon /> : <TimerIcon />}
        <span className="sr-only">Hide the clock</span>
      </button>
      {isHidden ? (
        warning !== "" && (
          <span aria-hidden="true" className={cn(look, "max-w-28 text-center text-small leading-tight")}>
            {warning.replace(/\.$/, "")}
          </span>
        )
      ) : (
        <span role="timer" aria-label="Time left" className={cn(look, "text-[1.375rem]")}>
          {formatSeconds(secondsLeft)}
        </span>
      )}
      <span role="status" className="sr-only">
        {warning}
      </span>
    </div>
  );
});
