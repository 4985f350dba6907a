import { formatSeconds } from "../../../lib/format-seconds";

const hourSeconds = 3600;
const daySeconds = 24 * hourSeconds;

/**
 * Formats the time until the start: days and hours, then hours and minutes, and minutes and seconds in the last hour.
 *
 * @param seconds whole seconds
 * @returns `3 days 4 h`, `4 h 10 min` or `9:59`
 */
export function formatWait(seconds: number): string {
  if (seconds >= 2 * daySeconds)
    return `${Math.floor(seconds / daySeconds)} days ${Math.floor((seconds % daySeconds) / hourSeconds)} h`;
  if (seconds >= hourSeconds)
    return `${Math.floor(seconds / hourSeconds)} h ${Math.floor((seconds % hourSeconds) / 60)} min`;
  return formatSeconds(seconds);
}

/** Returns the announcement for screen readers: a few while waiting, and one at the start. */
function findAnnouncement(seconds: number): string {
  if (seconds === 0) return "You can start now.";
  if (seconds <= 60) return "Less than a minute until you can start.";
  return seconds <= 300 ? "Less than 5 minutes until you can start." : "";
}

/** The time until the start, by the server's clock. */
export function Countdown({ secondsLeft }: { secondsLeft: number }) {
  return (
    <div>
      <p className="text-small font-semibold text-ink-soft">
        {secondsLeft > 0 ? "You can start in" : "It is time to start"}
      </p>
      <p role="timer" className="font-heading text-display font-bold text-violet tabular">
        {secondsLeft > 0 ? formatWait(secondsLeft) : "You can start now"}
      </p>
      <p role="status" className="sr-only">
        {findAnnouncement(secondsLeft)}
      </p>
    </div>
  );
}
