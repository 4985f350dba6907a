import * as v from "valibot";

/**
 * The facts of every exam email: days as YYYY-MM-DD in India, moments as ISO times in UTC, null while not announced.
 */
export const examEntries = {
  exam: v.string(),
  code: v.string(),
  edition: v.string(),
  class: v.string(),
  exam_on: v.string(),
  opens_at: v.nullable(v.string()),
  last_start_at: v.nullable(v.string()),
  duration_seconds: v.number(),
};

export type Exam = v.InferOutput<v.ObjectSchema<typeof examEntries, undefined>>;

/** A moment, parsed from its ISO time. */
export const moment = v.pipe(
  v.string(),
  v.transform((text) => new Date(text)),
  v.date(),
);

/** A mail before it is laid out. `path` is the page of the site that its button opens. */
export type Letter = {
  title: string;
  paragraphs: string[];
  facts: [label: string, value: string][];
  path: string;
  button: string;
};

/** The only fact in an email that asks the family to open a page: which exam it is about. */
export const listExamFact = (exam: Exam): Letter["facts"] => [
  ["Exam", `${exam.exam} (${exam.code}), ${exam.class}, ${exam.edition}`],
];

/** A decision needs two organisers. If there is only one, the email informs the family (docs/exam.md section 3). */
export const singleOrganiserText =
  "One organiser decided this, because there is no second organiser at present.";
