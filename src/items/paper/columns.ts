/** The columns of a CSV file for import, in the order of the example. */
export const columns = [
  "section",
  "question",
  "option_a",
  "option_b",
  "option_c",
  "option_d",
  "answer",
  "why",
  "mistake_a",
  "mistake_b",
  "mistake_c",
  "mistake_d",
  "topic",
  "level",
  "family",
  "form",
  "figure",
  "figure_alt",
  "picture_a",
  "picture_b",
  "picture_c",
  "picture_d",
  "table",
  "table_caption",
  "passage",
  "passage_kind",
  "passage_title",
  "passage_text",
  "say",
  "clip",
  "valid_until",
] as const;

export type ColumnName = (typeof columns)[number];

/** The letters of the options in a file, by an option's index. */
export const letters = ["a", "b", "c", "d"] as const;

/** The columns that a file must have; the others are for questions that need them. */
export const requiredColumns: readonly ColumnName[] = columns.slice(0, columns.indexOf("family") + 1);

/** The columns of a field of a question, in words; other fields have one column with the field's name. */
const columnsOfField: Readonly<Record<string, string>> = {
  options: "option_a to option_d",
  wrong: "mistake_a to mistake_d",
  optionFigures: "picture_a to picture_d",
  validUntil: "valid_until",
};

/** The beginning of a column's name for a field with one column per option. */
const columnPrefixByField: Readonly<Record<string, string>> = {
  options: "option",
  wrong: "mistake",
  optionFigures: "picture",
};

/**
 * @param path a field of a question and its part, such as `["figure", "alt"]`; for options their index or text
 * @param options the question's options
 * @returns the column of that field; a text such as `option_a to option_d` if several columns belong to it
 */
export function columnOf([field = "", part]: readonly string[], options: readonly string[]): string {
  const prefix = columnPrefixByField[field];
  if (prefix !== undefined && part !== undefined) {
    const letter = letters[field === "options" ? Number(part) : options.indexOf(part)];
    if (letter) return `${prefix}_${letter}`;
  }
  if (field === "figure" && part === "alt") return "figure_alt";
  if (field === "table" && part === "caption") return "table_caption";
  return columnsOfField[field] ?? field;
}
