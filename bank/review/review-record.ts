import { createHash } from "node:crypto";
import * as v from "valibot";
import type { Passage } from "../../src/items/item";
import type { Item } from "../../src/items/rules/item-schema";

const reviewRecordSchema = v.strictObject({
  id: v.string(),
  hash: v.string(),
  answer: v.string(),
  verdict: v.picklist(["agree", "disagree"]),
  classFelt: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(12)),
  reader: v.optional(v.literal("author")),
});

/**
 * The schema of the file `reviews.json` of a set: one record for each item that was solved without seeing the key, with
 * the class that the item feels right for. `reader` is set if the author solved it; the check
 * warns about these items.
 */
export const reviewFileSchema = v.array(reviewRecordSchema);

/** The record of one item that a second reader has solved without seeing the key. */
export type ReviewRecord = v.InferOutput<typeof reviewRecordSchema>;

/**
 * Returns a short hash of the question as the second reader saw it, and of its key. It does not depend on the order of
 * the options, which are shuffled on screen, or on topic, level and family. The optional fields are hashed only if the
 * item has one of them, so that new optional fields leave older records valid.
 *
 * @param item the item
 * @param passage the passage of the item, if any
 */
export function hashQuestion(item: Item, passage?: Passage): string {
  const { question, options, answer, figure, say, form, optionFigures, table } = item;
  const hashedFields: unknown[] = [question, options.toSorted(), answer, figure ?? null, say ?? null];
  const optionalFields = { form, optionFigures, table, passage };
  if (Object.values(optionalFields).some((field) => field !== undefined)) hashedFields.push(optionalFields);
  return createHash("sha256").update(JSON.stringify(hashedFields)).digest("hex").slice(0, 12);
}
