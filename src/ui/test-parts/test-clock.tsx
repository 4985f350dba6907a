import { memo } from "react";
import { cn } from "../../lib/cn";
import { formatSeconds } from "../../lib/format-seconds";
import { HiddenClockIcon, TimerIcon } from "../test-icons";
import { findTimeWarning } from "./time-warning";

type Props = {
  /** The time left, in whole seconds. */
  secondsLeft: number;
  /** The whole time that was given, in seconds. */
  totalSeconds: number;
  /** Whether the time is uncertain until the server replies, for example after the device slept. */
  isApproximate?: boolean;
  /** Whether the child has stopped the clock, which practice tests allow. */
  isStopped?: boolean;
  isHidden: boolean;
  onToggle: () => void;
};

/**
 * The time left. Screen readers read it on demand; only the warnings are announced, at the next pause. A nervous child
 * can hide the time: then only the warnings are shown.
 */
export const TestClock = memo(function TestClock({
  secondsLeft,
  totalSeconds,
  isApproximate = false,
  isStopped = false,
  isHidden,
  onToggle,
}: Props) {
  const warning = findTimeWarning(secondsLeft, totalSeconds);
  const className = cn(
    "rounded-full px-2.5 font-heading font-bold tabular",
    warning === "" ? "text-violet" : "bg-gold-tint text-gold-ink",
  );
  return (
    <div className="flex items-center gap-1">
      <button
        type="button"
        aria-pressed={isHidden}
        onClick={onToggle}
        title={isHidden ? "Show the clock" : "Hide the clock"}
        className="grid size-11 place-items-center rounded-full text-ink-soft hover:bg-mist"
      >
        {isHidden ? <HiddenClockIcon /> : <TimerIcon />}
        <span className="sr-only">Hide the clock</span>
      </button>
      {isHidden ? (
        warning !== "" && (
          <span aria-hidden="true" className={cn(className, "max-w-28 text-center text-small leading-tight")}>
            {warning.replace(/\.$/, "")}
          </span>
        )
      ) : (
        <span
          role="timer"
          aria-label={isApproximate ? "Time left, about" : "Time left"}
          className={cn(className, "text-[1.375rem]", isStopped && "text-ink-soft")}
        >
          {isApproximate && "≈"}
          {formatSeconds(secondsLeft)}
        </span>
      )}
      <span role="status" className="sr-only">
        {warning}
      </span>
    </div>
  );
});
