/**
 * An error in a file for import: its location, rule and message, and advice. Row and column are null if the error
 * concerns the whole file.
 */
export type ImportError = {
  /** For a CSV file the spreadsheet's row (the header is row 1), for a JSON file the question's number. */
  row: number | null;
  column: string | null;
  rule: string;
  message: string;
  advice: string;
};

/** The questions of a file before any check, each with its row or number in the file. */
export type ParsedFile = {
  /** The word for a row in messages: `Row` or `Question`. */
  rowLabel: "Row" | "Question";
  questions: readonly { row: number; value: unknown }[];
  passages: unknown;
  errors: readonly ImportError[];
};
