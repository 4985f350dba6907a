import type { MeasuredSet } from "./measure-set";

const header = ["set", "items", "families", "topics", "level 1/2/3", "brotli"];

/**
 * Formats a table with one line per set: items, families, topics, items of each level, and the download size in bytes.
 */
export function formatBankTable(sets: readonly MeasuredSet[]): string {
  const rows = [header, ...sets.map(makeRow)];
  const widths = header.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows
    .map((row) =>
      row
        .map((cell, column) =>
          column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0),
        )
        .join("  "),
    )
    .join("\n");
}

function makeRow({ name, items, brotliBytes }: MeasuredSet): string[] {
  const countDistinct = (values: readonly string[]): string => String(new Set(values).size);
  return [
    name,
    String(items.length),
    countDistinct(items.map(({ family }) => family)),
    countDistinct(items.map(({ topic }) => topic)),
    [1, 2, 3].map((level) => items.filter((item) => item.level === level).length).join("/"),
    String(brotliBytes),
  ];
}
