import type { ReactNode } from "react";
import { cn } from "../lib/cn";
import { HeadCell, TableFrame } from "./table-frame";

/**
 * One column: its name and its content. The first column names the row; a column with buttons stays visible while
 * scrolling.
 */
export type Column<Row> = {
  name: string;
  show: (row: Row) => ReactNode;
  isAction?: boolean;
  className?: string;
};

/** On a phone each row is a card, with the column's name beside each value. */
const named =
  "max-md:grid max-md:grid-cols-[8rem_minmax(0,1fr)] max-md:items-baseline max-md:gap-3 max-md:before:font-sans max-md:before:text-small " +
  "max-md:before:font-normal max-md:before:text-ink-soft max-md:before:content-[attr(data-column)]";
const inSight = "md:sticky md:right-0 md:z-1 md:bg-paper";

/** Rows of the admin panel: a table on wide screens, cards on a phone. */
export function DataTable<Row>({
  label,
  columns,
  rows,
  idOf,
  isStale = false,
}: {
  /** The table's name for screen readers. */
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  idOf: (row: Row) => string | number;
  /** Whether these are the previous rows, shown while the new ones load. */
  isStale?: boolean;
}) {
  return (
    <TableFrame label={label} isStale={isStale} className="max-md:block md:min-w-200">
      <thead className="max-md:sr-only">
        <tr className="border-b border-line">
          {columns.map(({ name, isAction }) => (
            <HeadCell key={name} className={cn(isAction && inSight)}>
              {name}
            </HeadCell>
          ))}
        </tr>
      </thead>
      <tbody className="divided max-md:block">
        {rows.map((row) => (
          <tr key={idOf(row)} className="max-md:grid max-md:gap-1.5 max-md:p-4">
            {columns.map(({ name, show, isAction, className }, index) => (
              <td
                key={name}
                data-column={name}
                className={cn(
                  "align-middle md:px-4 md:py-2.5",
                  index > 0 && !isAction && named,
                  isAction && inSight,
                  className,
                )}
              >
                <div>{show(row)}</div>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </TableFrame>
  );
}
