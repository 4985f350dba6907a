import type { Receipt } from "../../data/exam/receipts";
import { numbered } from "../../lib/numbered";
import { Card } from "../../ui/card";
import { describeNoticed } from "./noticed";

/** What the room noticed, word for word as organisers see it, and that no mark depends on it (exam section 9). */
export function NoticedList({ receipt: { roomEvents, startedAt } }: { receipt: Receipt }) {
  return (
    <section className="grid gap-4">
      <h2 className="text-heading">What the room noticed</h2>
      <Card className="grid gap-3 border border-line">
        {roomEvents.length === 0 ? (
          <p>Nothing at all.</p>
        ) : (
          <ul className="grid gap-2">
            {numbered(roomEvents).map(({ number, entry }) => {
              const { at, text } = describeNoticed(entry, startedAt);
              return (
                <li key={number} className="flex gap-4">
                  <span className="shrink-0 text-ink-soft tabular">{at}</span>
                  <span>{text}</span>
                </li>
              );
            })}
          </ul>
        )}
        <p className="font-semibold">This does not change your marks.</p>
      </Card>
    </section>
  );
}
