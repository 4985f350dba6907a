import { cn } from "../lib/cn";

const months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];

/** One day and what happens on it. `day` is a calendar day in India, `YYYY-MM-DD`. */
export type DateTile = { day: string; label: string; note?: string | undefined; isHighlighted?: boolean };

/** Days drawn like the sheets of a calendar; the highlighted day is the one that the page is about. */
export function DateTiles({ items }: { items: readonly DateTile[] }) {
  return (
    <ul className="grid max-sm:divided max-sm:rounded-card max-sm:bg-paper max-sm:py-1 max-sm:shadow-card sm:grid-cols-2 sm:gap-3 lg:grid-cols-4">
      {items.map(({ day, label, note, isHighlighted = false }) => {
        const [, month, date] = day.split("-").map(Number);
        return (
          <li
            key={label}
            className={cn(
              "flex items-center gap-4 px-3 py-2 sm:rounded-card sm:bg-paper sm:p-3 sm:shadow-card",
              isHighlighted && "outline-violet max-sm:bg-violet-tint sm:outline-3",
            )}
          >
            <time
              dateTime={day}
              className="flex w-22 shrink-0 overflow-hidden rounded-small border border-line bg-paper text-center sm:grid sm:w-14"
            >
              <span className="flex-1 bg-violet text-[0.8125rem] leading-9 font-semibold text-white sm:leading-6">
                {months[(month ?? 1) - 1]}
              </span>
              <span className="flex-1 font-heading text-subheading leading-9 sm:pt-1 sm:text-heading font-bold tabular">
                {date}
              </span>
            </time>
            <span className="grid leading-snug">
              <span className="font-semibold">{label}</span>
              {note && <span className="text-small text-ink-soft">{note}</span>}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
