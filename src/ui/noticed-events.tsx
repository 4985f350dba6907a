import { describeNoticed, type NoticedEvent } from "../lib/noticed";
import { numbered } from "../lib/numbered";

/**
 * The exam record of an attempt that began at `startedAt` (ISO in UTC), with the same words for family and organisers.
 */
export function NoticedEvents({ events, startedAt }: { events: readonly NoticedEvent[]; startedAt: string }) {
  if (events.length === 0) return <p>No interruptions.</p>;
  return (
    <ul className="grid gap-2">
      {numbered(events).map(({ number, entry }) => {
        const { at, text } = describeNoticed(entry, startedAt);
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
