import { HeadCell, TableFrame } from "./table-frame";

/** One row: its name, and the two numbers that are compared. */
export type ComparedRow = { name: string; current: number; previous: number };

/** The width of the longest bar, in percent. */
const maxBarPercent = 100;

/** One bar with its number beside it. */
function BarWithNumber({
  value,
  maxValue,
  text,
  isPrevious = false,
  className,
}: {
  value: number;
  maxValue: number;
  text: string;
  isPrevious?: boolean;
  className: string;
}) {
  return (
    <span className="grid grid-cols-[minmax(0,1fr)_5rem] items-center gap-2">
      <span className="h-3 rounded-small bg-mist forced-colors:border">
        <span
          className={`block h-3 rounded-small ${className}`}
          style={{ width: `${maxValue === 0 ? 0 : (maxBarPercent * value) / maxValue}%` }}
        />
      </span>
      <span className={`text-right leading-tight tabular ${isPrevious ? "text-ink-soft" : "font-semibold"}`}>
        {text}
      </span>
    </span>
  );
}

/**
 * Compares two numbers in each row as bars, and below as a table with exact numbers, also for screen readers. The
 * totals are the sums of the rows.
 */
export function CompareChart({
  title,
  rowName,
  rows,
  currentName,
  previousName,
  format,
}: {
  title: string;
  /** The word for a row, such as `Class`; it heads the table's first column. */
  rowName: string;
  rows: readonly ComparedRow[];
  /** The name of the current numbers, such as `Winter 2026-27`. */
  currentName: string;
  /** The name of the previous numbers; undefined if there is nothing to compare with. */
  previousName: string | undefined;
  /** Formats a number for display. */
  format: (value: number) => string;
}) {
  const maxValue = Math.max(1, ...rows.map((row) => Math.max(row.current, row.previous)));
  const formatSum = (readNumber: (row: ComparedRow) => number) =>
    format(rows.reduce((total, row) => total + readNumber(row), 0));
  const total =
    previousName === undefined
      ? formatSum((row) => row.current)
      : `${currentName}: ${formatSum((row) => row.current)}, ${previousName}: ${formatSum((row) => row.previous)}`;
  return (
    <figure className="grid content-start gap-3">
      <figcaption className="font-semibold">
        {previousName === undefined ? `${title}:` : `${title}.`} <span className="tabular">{total}</span>
      </figcaption>
      <ul aria-hidden="true" className="grid gap-2">
        {rows.map((row) => (
          <li key={row.name} className="grid grid-cols-[7rem_minmax(0,1fr)] items-center gap-2 text-small">
            <span className="wrap-anywhere">{row.name}</span>
            <span className="grid gap-0.5">
              <BarWithNumber
                value={row.current}
                maxValue={maxValue}
                text={format(row.current)}
                className="bg-violet forced-colors:bg-[Highlight]"
              />
              {previousName !== undefined && (
                <BarWithNumber
                  value={row.previous}
                  maxValue={maxValue}
                  text={format(row.previous)}
                  isPrevious
                  className="bg-[#b9a6f0] forced-colors:bg-[GrayText]"
                />
              )}
            </span>
          </li>
        ))}
      </ul>
      <details>
        <summary className="cursor-pointer py-2 text-small font-semibold text-violet">
          Show as a table <span className="sr-only">: {title}</span>
        </summary>
        <TableFrame label={title} className="">
          <thead>
            <tr className="border-b border-line">
              <HeadCell>{rowName}</HeadCell>
              <HeadCell>{currentName}</HeadCell>
              {previousName !== undefined && <HeadCell>{previousName}</HeadCell>}
            </tr>
          </thead>
          <tbody className="divided">
            {rows.map((row) => (
              <tr key={row.name}>
                <th scope="row" className="px-4 py-2 font-normal">
                  {row.name}
                </th>
                <td className="px-4 py-2 tabular">{format(row.current)}</td>
                {previousName !== undefined && <td className="px-4 py-2 tabular">{format(row.previous)}</td>}
              </tr>
            ))}
            <tr className="font-semibold">
              <th scope="row" className="px-4 py-2">
                Total
              </th>
              <td className="px-4 py-2 tabular">{formatSum((row) => row.current)}</td>
              {previousName !== undefined && (
                <td className="px-4 py-2 tabular">{formatSum((row) => row.previous)}</td>
              )}
            </tr>
          </tbody>
        </TableFrame>
      </details>
    </figure>
  );
}
