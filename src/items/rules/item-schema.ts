import * as v from "valibot";
import { subjects } from "../../content/subjects";
import { itemForms, passageKinds } from "../item";

export const subjectSlugs: readonly string[] = subjects.map(({ slug }) => slug);

const hasNoMarkup = (text: string): boolean => !/<\/?[a-z]|&[a-z]+;/i.test(text);
const isTrimmed = (text: string): boolean => text === text.trim();
const hasSingleSpaces = (text: string): boolean => !/ {2}/.test(text);

const plainTextSchema = v.pipe(
  v.string(),
  v.nonEmpty("is empty"),
  v.check(isTrimmed, "has spaces at its start or end"),
  v.check(hasSingleSpaces, "has two spaces in a row"),
  v.check(hasNoMarkup, "has markup in it"),
);

/** Lists the lines except those of programs, which may contain `i<n` and several spaces. */
const listTextLines = (text: string): string[] => text.split("\n").filter((line) => !line.startsWith("    "));

const stemSchema = v.pipe(
  v.string(),
  v.check((text) => text.trim() !== "", "is empty"),
  v.check((text) => listTextLines(text).every(isTrimmed), "has spaces at the start or end of a line"),
  v.check((text) => listTextLines(text).every(hasSingleSpaces), "has two spaces in a row"),
  v.check((text) => listTextLines(text).every(hasNoMarkup), "has markup in it"),
);

/** Lower-case words and digits, joined by hyphens. */
const kebabCase = /^[a-z0-9]+(-[a-z0-9]+)*$/;
/** `c`, the class, the subject's slug and the rest, such as `c4-maths-017`. */
const idPattern = new RegExp(`^c([1-9]|1[0-2])-(${subjectSlugs.join("|")})-[a-z0-9]+(-[a-z0-9]+)*$`);
const figureFileSchema = v.pipe(
  v.string(),
  v.regex(/^[a-z0-9-]+\.svg$/, "is not a file name like c2-clock-3.svg"),
);

/** One item as its author writes it (docs/questions.md section 1). Nothing beyond these fields is allowed. */
export const itemSchema = v.strictObject({
  id: v.pipe(v.string(), v.regex(idPattern, "is not like c4-maths-017")),
  question: stemSchema,
  options: v.pipe(
    v.array(plainTextSchema),
    v.minLength(3, "are fewer than 3"),
    v.maxLength(4, "are more than 4"),
  ),
  answer: plainTextSchema,
  topic: plainTextSchema,
  level: v.picklist([1, 2, 3], "is not 1, 2 or 3"),
  family: v.pipe(
    v.string(),
    v.regex(kebabCase, "is not in small letters, digits and hyphens, such as rope-pieces"),
  ),
  form: v.optional(v.picklist(itemForms, `is not one of ${itemForms.join(", ")}`)),
  figure: v.optional(v.strictObject({ file: figureFileSchema, alt: plainTextSchema })),
  optionFigures: v.optional(v.record(plainTextSchema, figureFileSchema)),
  table: v.optional(
    v.strictObject({
      caption: v.optional(plainTextSchema),
      head: v.array(plainTextSchema),
      rows: v.array(v.array(plainTextSchema)),
    }),
  ),
  passage: v.optional(
    v.pipe(
      v.string(),
      v.regex(kebabCase, "is not a name in small letters, digits and hyphens, such as the-kite"),
    ),
  ),
  say: v.optional(plainTextSchema),
  validUntil: v.optional(v.pipe(v.string(), v.isoDate("is not a date like 2027-03-31"))),
});

export type Item = v.InferOutput<typeof itemSchema>;
export type Level = Item["level"];

/** The passages of a set by their ids. Line breaks are kept, so no line may begin or end with spaces. */
export const passagesSchema = v.record(
  v.pipe(
    v.string(),
    v.regex(kebabCase, "is not a name in small letters, digits and hyphens, such as the-kite"),
  ),
  v.strictObject({
    kind: v.picklist(passageKinds, `is not one of ${passageKinds.join(", ")}`),
    title: v.optional(plainTextSchema),
    text: v.pipe(
      v.string(),
      v.nonEmpty("is empty"),
      v.check((text) => text.split("\n").every(isTrimmed), "has spaces at the start or end of a line"),
      v.check(hasNoMarkup, "has markup in it"),
    ),
  }),
);

/** The explanations of a set by item id. */
export const explanationsSchema = v.record(
  v.string(),
  v.strictObject({ why: v.string(), wrong: v.record(v.string(), plainTextSchema) }),
);
