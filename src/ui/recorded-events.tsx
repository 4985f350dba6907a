import {
  describeRecordedEvent,
  describeSilence,
  type RecordedEvent,
  type Silence,
} from "../lib/recorded-event";
import { numberEntries } from "../lib/number-entries";

/**
 * The exam record of an attempt that began at `startedAt` (ISO in UTC): the events that its page recorded, and the times
 * in which the server received nothing from the device. Families and organisers read the same words.
 */
export function RecordedEvents({
  events,
  silences,
  startedAt,
}: {
  events: readonly RecordedEvent[];
  silences: readonly Silence[];
  startedAt: string;
}) {
  if (events.length === 0 && silences.length === 0) return <p>No interruptions were recorded.</p>;
  const entries = [
    ...events.map((event) => describeRecordedEvent(event, startedAt)),
    ...silences.map(describeSilence),
  ].toSorted((a, b) => a.timeMs - b.timeMs);
  return (
    <ul className="grid gap-2">
      {numberEntries(entries).map(({ number, entry: { timeText, text } }) => (
        <li key={number} className="flex gap-4">
          <span className="shrink-0 text-ink-soft tabular">{timeText}</span>
          <span>{text}</span>
        </li>
      ))}
    </ul>
  );
}
