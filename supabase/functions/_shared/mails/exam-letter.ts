import * as v from "valibot";

/**
 * The fields about the exam in the data of every exam email: days as YYYY-MM-DD in India, times as ISO strings in UTC,
 * null while not announced.
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

/** Turns an ISO string into a date. */
export const momentSchema = v.pipe(
  v.string(),
  v.transform((text) => new Date(text)),
  v.date(),
);

/**
 * The content of an email, before it is put into the layout. `facts` are the rows of a table below the paragraphs;
 * `path` is the page of the site that the button opens.
 */
export type Letter = {
  title: string;
  paragraphs: string[];
  facts: [label: string, value: string][];
  path: string;
  button: string;
};

/** Returns the table row about the exam (its subject, class and edition), as a list with one row. */
export const listExamFacts = (exam: Exam): Letter["facts"] => [
  ["Exam", `${exam.exam} (${exam.code}), ${exam.class}, ${exam.edition}`],
];

/** The sentence for a decision by one organiser. Usually decisions need two organisers (docs/exam.md section 3). */
export const singleOrganiserText =
  "One organiser decided this, because there is no second organiser at present.";
