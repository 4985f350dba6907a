import type { ReactNode } from "react";
import { cn } from "../lib/cn";
import { HeadCell, TableFrame } from "./table-frame";

/**
 * One column: its name and its content. The first column names the row; a column with buttons stays visible while
 * scrolling.
 */
export type Column<Row> = {
  name: string;
  render: (row: Row) => ReactNode;
  isAction?: boolean;
  className?: string;
};

/** On a phone each row is a card, with the column's name beside each value. */
const namedCellClasses =
  "max-lg:grid max-lg:grid-cols-[8rem_minmax(0,1fr)] max-lg:items-baseline max-lg:gap-3 max-lg:before:font-sans max-lg:before:text-small " +
  "max-lg:before:font-normal max-lg:before:text-ink-soft max-lg:before:content-[attr(data-column)]";
const stickyColumn = "lg:sticky lg:right-0 lg:z-1 lg:bg-paper";

/** Rows of the admin panel: a table on wide screens, cards on a phone. */
export function DataTable<Row>({
  label,
  columns,
  rows,
  getRowId,
  isStale = false,
}: {
  /** The table's name for screen readers. */
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  getRowId: (row: Row) => string | number;
  /** Whether these are the previous rows, shown while the new ones load. */
  isStale?: boolean;
}) {
  return (
    <TableFrame label={label} isStale={isStale} className="max-lg:block lg:min-w-200">
      <thead className="max-lg:sr-only">
        <tr className="border-b border-line">
          {columns.map(({ name, isAction }) => (
            <HeadCell key={name} className={cn(isAction && stickyColumn)}>
              {name}
            </HeadCell>
          ))}
        </tr>
      </thead>
      <tbody className="divided max-lg:block">
        {rows.map((row) => (
          <tr
            key={getRowId(row)}
            className="max-lg:grid max-lg:gap-1.5 max-lg:gap-x-6 max-lg:p-4 md:max-lg:grid-cols-2"
          >
            {columns.map(({ name, render, isAction, className }, index) => (
              <td
                key={name}
                data-column={name}
                className={cn(
                  "align-middle lg:px-4 lg:py-2.5",
                  index > 0 && !isAction && namedCellClasses,
                  (index === 0 || isAction) && "max-lg:col-span-full",
                  isAction && stickyColumn,
                  className,
                )}
              >
                <div>{render(row)}</div>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </TableFrame>
  );
}
