/** Characters at the start of a cell that make a spreadsheet read it as a formula, including fullwidth signs. */
const formulaStart = /^[=+\-@\t\r＝＋－＠]/;

/** Marks the file as UTF-8 for spreadsheets. */
const byteOrderMark = "\uFEFF";

function toCell(value: string): string {
  const text = formulaStart.test(value) ? `'${value}` : value;
  return `"${text.replaceAll('"', '""')}"`;
}

/**
 * Converts a table to the text of a spreadsheet file (RFC 4180). Every cell is quoted, so that a comma or semicolon inside a cell
 * never splits it. A cell that would be run as a formula gets an apostrophe in front.
 *
 * @param rows the heading row first; null is an empty cell
 * @returns the file's text
 */
export function toCsv(rows: readonly (readonly (string | null)[])[]): string {
  const lines = rows.map((row) => row.map((value) => toCell(value ?? "")).join(","));
  return `${byteOrderMark}${lines.join("\r\n")}\r\n`;
}
