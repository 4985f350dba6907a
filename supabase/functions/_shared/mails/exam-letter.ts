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

/** Reads a moment from its ISO time. */
export const momentSchema = v.pipe(
  v.string(),
  v.transform((text) => new Date(text)),
  v.date(),
);

/** The content of an email before the layout. `path` is the page of the site that its button opens. */
export type Letter = {
  title: string;
  paragraphs: string[];
  facts: [label: string, value: string][];
  path: string;
  button: string;
};

/** Lists the fact that names the exam: its subject, class and edition. */
export const listExamFact = (exam: Exam): Letter["facts"] => [
  ["Exam", `${exam.exam} (${exam.code}), ${exam.class}, ${exam.edition}`],
];

/** The sentence for a decision by one organiser. Usually decisions need two organisers (docs/exam.md section 3). */
export const singleOrganiserText =
  "One organiser decided this, because there is no second organiser at present.";
