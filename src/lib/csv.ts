/**
 * Characters that a spreadsheet would read as the beginning of a formula, typed into a name; fullwidth signs as well.
 */
const formulaStart = /^[=+\-@\t\r＝＋－＠]/;

/** Marks the file as UTF-8 for spreadsheets. */
const byteOrderMark = "\uFEFF";

function toCell(value: string): string {
  const text = formulaStart.test(value) ? `'${value}` : value;
  return `"${text.replaceAll('"', '""')}"`;
}

/**
 * Writes a table as a file for spreadsheets (RFC 4180). Every cell is quoted, so that none is split by any separator
 * of a spreadsheet. A cell that would be run as a formula gets an apostrophe before it.
 *
 * @param rows the heading row first; null is an empty cell
 * @returns the file's text
 */
export function toCsv(rows: readonly (readonly (string | null)[])[]): string {
  const lines = rows.map((row) => row.map((value) => toCell(value ?? "")).join(","));
  return `${byteOrderMark}${lines.join("\r\n")}\r\n`;
}
