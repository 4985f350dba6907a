import Papa from "papaparse";
import { toImportQuestion, type Cells } from "./cells";
import { columns, letters, requiredColumns, type ColumnName } from "./columns";
import type { ImportError, ParsedFile } from "./import-error";

const isColumn = (name: string): name is ColumnName => columns.some((column) => column === name);

/**
 * Removes the apostrophe that this site writes before a cell that a spreadsheet would run as a formula
 * (src/lib/csv.ts).
 */
const readCell = (cell: string): string =>
  cell
    .replace(/^'(?=[=+\-@\t\r＝＋－＠])/, "")
    .replaceAll("\r\n", "\n")
    .trimEnd();

/** A passage is in the row of the first question that asks about it; the others name it. */
function readPassages(rows: readonly Cells[]): Record<string, object> {
  return Object.fromEntries(
    rows.flatMap(({ passage, passage_kind: kind, passage_title: title, passage_text: text }) =>
      passage === undefined || text === undefined
        ? []
        : [[passage, { kind, ...(title !== undefined && { title }), text }] as const],
    ),
  );
}

function listHeadErrors(head: readonly string[]): ImportError[] {
  const createError = (column: string, message: string, advice: string): ImportError => ({
    row: 1,
    column,
    rule: "columns",
    message,
    advice,
  });
  const missingColumns = requiredColumns.filter((column) => !head.includes(column));
  const unknownNames = head.filter((name) => name !== "" && !isColumn(name));
  // A misspelt name is one problem, not a missing column and an unknown one.
  const toLetters = (name: string) => name.replaceAll(/[^a-z0-9]/g, "");
  const misspelt = missingColumns.flatMap((name) => {
    const isOnlyPair = missingColumns.length === 1 && unknownNames.length === 1;
    const typedName = unknownNames.find((other) => isOnlyPair || toLetters(other) === toLetters(name));
    return typedName === undefined ? [] : [[typedName, name] as const];
  });
  const isMisspelt = (name: string) => misspelt.some((pair) => pair.includes(name));
  const repeatedNames = head.filter((name, index) => name !== "" && head.indexOf(name) < index);
  return [
    ...misspelt.map(([typedName, name]) =>
      createError(typedName, `should be ${name}`, `write ${name} in the first row`),
    ),
    ...missingColumns
      .filter((name) => !isMisspelt(name))
      .map((name) => createError(name, "is missing", "copy the first row of the example")),
    ...unknownNames
      .filter((name) => !isMisspelt(name))
      .map((name) => createError(name, "is not a column of a paper", "remove it, or correct its name")),
    ...repeatedNames.map((name) => createError(name, "is there twice", "remove one of the two")),
  ];
}

/** Reports a row whose answer is the letter of an empty option. */
function listEmptyAnswers({ row, cells }: { row: number; cells: Cells }): ImportError[] {
  const answer = letters.find((letter) => letter === cells.answer?.toLowerCase());
  if (answer === undefined || cells[`option_${answer}`] !== undefined) return [];
  const message = "is empty, but is named as the answer";
  return [{ row, column: `option_${answer}`, rule: "fields", message, advice: "write the option" }];
}

/**
 * Reads a CSV file (RFC 4180, commas or semicolons) whose first row names its columns. Empty rows are skipped.
 *
 * @param text the file's text
 * @returns its questions by row, and errors of the file itself
 */
export function readCsv(text: string): ParsedFile {
  const { data, errors } = Papa.parse<string[]>(text.replace(/^\uFEFF/, ""), {
    delimitersToGuess: [",", ";", "\t"],
  });
  const [head = [], ...body] = data;
  const names = head.map((name) => name.trim().toLowerCase());
  const rows = body.flatMap((row, index) => {
    const cells: Cells = {};
    for (const [columnIndex, cell] of row.entries()) {
      const name = names[columnIndex] ?? "";
      if (isColumn(name) && cell.trim() !== "") cells[name] = readCell(cell);
    }
    return Object.keys(cells).length === 0 ? [] : [{ row: index + 2, cells }];
  });
  const headErrors = listHeadErrors(names);
  const quoteErrors = errors
    .filter(({ type }) => type === "Quotes")
    .map(({ row, message }): ImportError => {
      const advice = "write a quotation mark within a cell twice";
      return {
        row: (row ?? 0) + 1,
        column: null,
        rule: "csv",
        message: `cannot be read: ${message}`,
        advice,
      };
    });
  return {
    rowLabel: "Row",
    // With a wrong heading, every row would have the same error.
    questions:
      headErrors.length > 0 ? [] : rows.map(({ row, cells }) => ({ row, value: toImportQuestion(cells) })),
    passages: readPassages(rows.map(({ cells }) => cells)),
    errors: [...headErrors, ...quoteErrors, ...(headErrors.length > 0 ? [] : rows.flatMap(listEmptyAnswers))],
  };
}
