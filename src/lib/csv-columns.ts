import { toCsv } from "./csv";

/** The columns of a file: each heading, and the text of its cell in a row; null is an empty cell. */
export type Columns<Row> = [heading: string, valueOf: (row: Row) => string | null][];

/**
 * @param columns the columns of the file
 * @param rows one object for each line
 * @returns the text of a file for spreadsheets, with a heading line
 */
export function toColumnsCsv<Row>(columns: Columns<Row>, rows: readonly Row[]): string {
  return toCsv([
    columns.map(([heading]) => heading),
    ...rows.map((row) => columns.map(([, valueOf]) => valueOf(row))),
  ]);
}

/** Formats paise as rupees for a spreadsheet: 25050 is 250.50. */
export const formatRupees = (paise: number): string => (paise / 100).toFixed(2);

/** Formats a time in IST as `2026-11-29 16:38:05`, which spreadsheets can sort and calculate with: the Swedish format. */
export const formatSheetTime = (time: string): string =>
  new Date(time).toLocaleString("sv-SE", { timeZone: "Asia/Kolkata" });
