import type { ComponentProps, ReactNode } from "react";
import { cn } from "../lib/cn";

/** What scrolls must be reached by keyboard too, though nothing in it may be there to press. */
const reachable = { tabIndex: 0 } as const;

/**
 * A table for the organiser's desk. On a phone it scrolls within its own frame, by finger and by keyboard, so that the page
 * does not.
 */
export function DataTable({
  label,
  columns,
  isStale = false,
  children,
}: {
  /** What the table holds, for screen readers. */
  label: string;
  columns: readonly string[];
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
        <tbody className="divide-y divide-line">{children}</tbody>
      </table>
    </section>
  );
}

/** A cell of it. */
export function DataCell({ className, ...rest }: ComponentProps<"td">) {
  return <td {...rest} className={cn("px-4 py-2.5 align-middle", className)} />;
}
