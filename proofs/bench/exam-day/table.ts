import {
  countPerSecond,
  pickSize,
  calculateDay,
  calculateLoad,
  calculateTotals,
  type CallCosts,
} from "./arithmetic";

/** Formats rows as a Markdown table, each column as wide as its widest cell. */
function alignRows(rows: readonly string[][]): string {
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? [];
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(" | ")} |`;
  const [head = [], ...body] = rows;
  return [line(head), line(widths.map((width) => "-".repeat(width))), ...body.map(line)].join("\n");
}

const formatCount = (value: number) => Math.round(value).toLocaleString("en-US");

/**
 * @param sizes the numbers of students of an exam
 * @param costs the cost of each call
 * @returns two tables for docs/operations.md: the load of each period of the day, and the totals
 */
export function formatTable(sizes: readonly number[], costs: CallCosts): string {
  const periods = sizes.flatMap((children) =>
    calculateDay(children).map((period) => {
      const { cores, walMegabytes } = calculateLoad(period, costs);
      const size = pickSize(cores) ?? "none";
      const rate = formatCount(countPerSecond(period));
      return [
        formatCount(children),
        period.name,
        `${period.seconds} s`,
        rate,
        cores.toFixed(2),
        walMegabytes.toFixed(2),
        size,
      ];
    }),
  );
  const totals = sizes.map((children) => {
    const { rows, egressGigabytes, paperGigabytes, authPerSecond } = calculateTotals(children);
    return [
      formatCount(children),
      formatCount(rows),
      egressGigabytes.toFixed(1),
      paperGigabytes.toFixed(2),
      authPerSecond.toFixed(1),
    ];
  });
  const heads = {
    periods: [
      "children",
      "period",
      "lasts",
      "calls a second",
      "cores of PostgreSQL",
      "log, MB a second",
      "size",
    ],
    totals: ["children", "rows", "outgoing, GB", "of it papers, GB", "auth calls a second"],
  };
  return `${alignRows([heads.periods, ...periods])}\n\n${alignRows([heads.totals, ...totals])}`;
}
