import { describeRecordedEvent, type RecordedEvent } from "../lib/recorded-event";
import { addNumbers } from "../lib/add-numbers";

/**
 * The exam record of an attempt that began at `startedAt` (ISO in UTC), with the same words for family and organisers.
 */
export function RecordedEvents({
  events,
  startedAt,
}: {
  events: readonly RecordedEvent[];
  startedAt: string;
}) {
  if (events.length === 0) return <p>No interruptions were recorded.</p>;
  return (
    <ul className="grid gap-2">
      {addNumbers(events).map(({ number, entry }) => {
        const { at, text } = describeRecordedEvent(entry, startedAt);
        return (
          <li key={number} className="flex gap-4">
            <span className="shrink-0 text-ink-soft tabular">{at}</span>
            <span>{text}</span>
          </li>
        );
      })}
    </ul>
  );
}
