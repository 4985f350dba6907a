import * as v from "valibot";
import { subjects } from "../../src/content/subjects";

export const subjectSlugs: readonly string[] = subjects.map(({ slug }) => slug);

const plainText = v.pipe(
  v.string(),
  v.nonEmpty("is empty"),
  v.check((text) => text === text.trim(), "has spaces at its start or end"),
  v.check((text) => !/ {2}/.test(text), "has two spaces in a row"),
  v.check((text) => !/<\/?[a-z]|&[a-z]+;/i.test(text), "has markup in it"),
);

const idPattern = new RegExp(`^c([1-9]|1[0-2])-(${subjectSlugs.join("|")})-[a-z0-9]+(-[a-z0-9]+)*$`);

/** One item of a question file (questions section 1). Nothing beyond these fields is allowed. */
export const questionSchema = v.strictObject({
  id: v.pipe(v.string(), v.regex(idPattern, "is not like c4-maths-017")),
  question: plainText,
  options: v.pipe(v.array(plainText), v.minLength(3, "are fewer than 3"), v.maxLength(4, "are more than 4")),
  answer: plainText,
  topic: plainText,
  level: v.picklist([1, 2, 3], "is not 1, 2 or 3"),
  family: v.pipe(v.string(), v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "is not in kebab-case")),
  figure: v.optional(
    v.strictObject({
      file: v.pipe(v.string(), v.regex(/^[a-z0-9-]+\.svg$/, "is not a file name like c2-clock-3.svg")),
      alt: plainText,
    }),
  ),
  say: v.optional(plainText),
  validUntil: v.optional(v.pipe(v.string(), v.isoDate("is not a date like 2027-03-31"))),
});

export type Question = v.InferOutput<typeof questionSchema>;
export type Level = Question["level"];
