import { countPerSecond, pickSize, reckonDay, reckonLoad, reckonTotals, type CallCosts } from "./arithmetic";

/** The rows as Markdown, each column as wide as its widest cell. */
function alignRows(rows: readonly string[][]): string {
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? [];
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(" | ")} |`;
  const [head = [], ...body] = rows;
  return [line(head), line(widths.map((width) => "-".repeat(width))), ...body.map(line)].join("\n");
}

const count = (value: number) => Math.round(value).toLocaleString("en-US");

/**
 * @param sizes how many children sit at the same hour
 * @param costs what one call takes
 * @returns two tables for docs/operations.md: what each stretch of the day asks, and what is counted besides
 */
export function formatTable(sizes: readonly number[], costs: CallCosts): string {
  const stretches = sizes.flatMap((children) =>
    reckonDay(children).map((stretch) => {
      const { cores, walMegabytes } = reckonLoad(stretch, costs);
      const size = pickSize(cores) ?? "none";
      const rate = count(countPerSecond(stretch));
      return [
        count(children),
        stretch.name,
        `${stretch.seconds} s`,
        rate,
        cores.toFixed(2),
        walMegabytes.toFixed(2),
        size,
      ];
    }),
  );
  const totals = sizes.map((children) => {
    const { rows, egressGigabytes, paperGigabytes, authPerSecond } = reckonTotals(children);
    return [
      count(children),
      count(rows),
      egressGigabytes.toFixed(1),
      paperGigabytes.toFixed(2),
      authPerSecond.toFixed(1),
    ];
  });
  const heads = {
    stretches: [
      "children",
      "stretch",
      "lasts",
      "calls a second",
      "cores of PostgreSQL",
      "log, MB a second",
      "size",
    ],
    totals: ["children", "rows", "egress, GB", "of it the paper", "calls of auth a second"],
  };
  return `${alignRows([heads.stretches, ...stretches])}\n\n${alignRows([heads.totals, ...totals])}`;
}
