import * as v from "valibot";
import { passageKinds } from "../../../items/item";

/** Option texts or pictures by their letters in the file. */
const textByLetterSchema = v.object({
  a: v.string(),
  b: v.string(),
  c: v.string(),
  d: v.optional(v.string()),
});

/** The schema entries of an item as the child reads it, without its passage. */
export const itemTextEntries = {
  section: v.picklist(["A", "B", "C"]),
  question: v.string(),
  options: textByLetterSchema,
  figure: v.optional(v.object({ svg: v.string(), alt: v.string() })),
  optionFigures: v.optional(textByLetterSchema),
  table: v.optional(
    v.object({
      caption: v.optional(v.string()),
      head: v.array(v.string()),
      rows: v.array(v.array(v.string())),
    }),
  ),
};

export const passageSchema = v.object({
  kind: v.picklist(passageKinds),
  title: v.optional(v.string()),
  text: v.string(),
});

const itemSchema = v.object({
  n: v.pipe(v.number(), v.integer(), v.minValue(1)),
  ...itemTextEntries,
  passage: v.optional(v.string()),
  clip: v.optional(v.string()),
});

/** A decrypted paper in format 1 (docs/exam.md section 3). */
export const paperSchema = v.object({
  format: v.literal(1),
  paper_id: v.string(),
  subject: v.string(),
  class: v.string(),
  /** Null for a rehearsal. */
  edition: v.nullable(v.string()),
  duration_seconds: v.number(),
  passages: v.record(v.string(), passageSchema),
  items: v.pipe(v.array(itemSchema), v.minLength(1)),
});

export type Paper = v.InferOutput<typeof paperSchema>;
export type PaperItem = Paper["items"][number];
