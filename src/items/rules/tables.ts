import { createFindingBuilder, type Finding } from "./finding";
import type { ItemSet } from "./item-set";

const columnCount = { min: 2, max: 5 };
const maxRows = 8;
const maxCharacters = 40;

function findErrors({
  head,
  rows,
}: {
  head: readonly string[];
  rows: readonly (readonly string[])[];
}): string[] {
  const errors: string[] = [];
  if (head.length < columnCount.min || head.length > columnCount.max)
    errors.push(`${head.length} columns: ${columnCount.min} to ${columnCount.max}`);
  if (rows.length === 0 || rows.length > maxRows) errors.push(`${rows.length} rows: 1 to ${maxRows}`);
  if (rows.some((row) => row.length !== head.length)) errors.push("a row that is not as long as the head");
  const longest = Math.max(...[head, ...rows].flat().map((cell) => cell.length));
  if (longest > maxCharacters) errors.push(`a cell of ${longest} characters: ${maxCharacters} at most`);
  return errors;
}

/**
 * Reports tables that do not fit a screen of 360 px (too many columns or rows, too long cells), and rows that are not as
 * long as the head (docs/questions.md section 1).
 */
export function findTableErrors({ name, items }: ItemSet): Finding[] {
  const report = createFindingBuilder(name, "tables");
  return items.flatMap(({ id, table }) =>
    table
      ? findErrors(table).map((error) => report(`has a table with ${error}`, { id, field: "table" }))
      : [],
  );
}
