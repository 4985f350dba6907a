import type { ComponentProps, ReactNode } from "react";
import { cn } from "../lib/cn";

/** What scrolls must be reached by keyboard too, though nothing in it may be there to press. */
const reachable = { tabIndex: 0 } as const;

/** The column that stays in sight while the others scroll: the one to press, or the one that names the row. */
const pins = {
  first:
    "[&_tr>:first-child]:sticky [&_tr>:first-child]:left-0 [&_tr>:first-child]:z-1 [&_tr>:first-child]:bg-paper",
  last: "[&_tr>:last-child]:sticky [&_tr>:last-child]:right-0 [&_tr>:last-child]:z-1 [&_tr>:last-child]:bg-paper",
};

/**
 * A table for the organiser's desk. On a phone it scrolls within its own frame, by finger and by keyboard, so that the page
 * does not.
 */
export function DataTable({
  label,
  columns,
  pinned,
  isStale = false,
  children,
}: {
  /** What the table holds, for screen readers. */
  label: string;
  columns: readonly string[];
  pinned?: keyof typeof pins;
  /** These are the rows of before; the new ones are on their way. */
  isStale?: boolean;
  children: ReactNode;
}) {
  return (
    <section
      aria-label={label}
      {...reachable}
      aria-busy={isStale}
      className={cn(
        "relative overflow-x-auto rounded-card bg-paper shadow-card transition-opacity",
        isStale && "opacity-60",
        pinned && pins[pinned],
      )}
    >
      <table className="w-full min-w-200 border-collapse text-left text-small">
        <thead>
          <tr className="border-b border-line">
            {columns.map((column) => (
              <th
                key={column}
                scope="col"
                className="px-4 py-3 font-semibold whitespace-nowrap text-ink-soft"
              >
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divided">{children}</tbody>
      </table>
    </section>
  );
}

/** A cell of it. */
export function DataCell({ className, ...rest }: ComponentProps<"td">) {
  return <td {...rest} className={cn("px-4 py-2.5 align-middle", className)} />;
}
