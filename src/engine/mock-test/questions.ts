import * as v from "valibot";
import { itemForms, passageKinds, type Explanation } from "../../items/item";

/** The name of a drawing's file, such as `clock-quarter-past.svg`. */
const figureFile = v.pipe(v.string(), v.regex(/^[a-z0-9-]+\.svg$/));
/** A passage in a question file. */
export const passageSchema = v.object({
  kind: v.picklist(passageKinds),
  title: v.optional(v.string()),
  text: v.pipe(v.string(), v.nonEmpty()),
});

/**
 * One question of a file (docs/questions.md section 1), with the parts that a test needs; the rules for authors are
 * stricter (src/items/rules). In the file, a question has its passage's id; here it has the passage, so that a
 * stored test is complete.
 */
export const questionSchema = v.pipe(
  v.object({
    id: v.pipe(v.string(), v.nonEmpty()),
    question: v.pipe(v.string(), v.nonEmpty()),
    options: v.pipe(v.array(v.string()), v.minLength(2), v.maxLength(4)),
    answer: v.string(),
    topic: v.string(),
    level: v.picklist([1, 2, 3]),
    family: v.string(),
    form: v.optional(v.picklist(itemForms)),
    figure: v.optional(v.object({ file: figureFile, alt: v.string() })),
    optionFigures: v.optional(v.record(v.string(), figureFile)),
    table: v.optional(
      v.object({
        caption: v.optional(v.string()),
        head: v.array(v.string()),
        rows: v.array(v.array(v.string())),
      }),
    ),
    passage: v.optional(v.object({ id: v.string(), ...passageSchema.entries })),
    say: v.optional(v.string()),
    validUntil: v.optional(v.string()),
  }),
  v.check((question) => question.options.includes(question.answer), "The answer is none of the options."),
);

export type Question = v.InferOutput<typeof questionSchema>;

/** Reads the files of a set: its questions, and the explanations by question id. */
export type QuestionFiles = {
  listQuestions: (subjectSlug: string, classNumber: number) => Promise<Question[]>;
  listExplanations: (subjectSlug: string, classNumber: number) => Promise<Record<string, Explanation>>;
};
