import * as v from "valibot";
import type { ParsedFile } from "./import-error";

const fileSchema = v.strictObject({
  questions: v.array(v.unknown()),
  passages: v.optional(v.unknown(), {}),
});

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * Reads a JSON file, `{"questions": […], "passages": {…}}`: questions in the bank's format (docs/questions.md part
 * 1), each with its section of the paper, its explanation (`why`) and why each wrong option is wrong (`wrong`).
 *
 * @param text the file's text
 * @returns the file's questions by number, and errors of the file itself
 */
export function readJson(text: string): ParsedFile {
  const checked = v.safeParse(fileSchema, parse(text));
  if (checked.success) {
    const { questions, passages } = checked.output;
    return {
      rowLabel: "Question",
      questions: questions.map((value, index) => ({ row: index + 1, value })),
      passages,
      errors: [],
    };
  }
  const message = "is not a paper in JSON";
  const advice = "write it as the example is: an object with questions, a list, and passages";
  return {
    rowLabel: "Question",
    questions: [],
    passages: {},
    errors: [{ row: null, column: null, rule: "json", message, advice }],
  };
}
