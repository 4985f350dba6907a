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
  weakest: v.string(),
  reader: v.optional(v.literal("author")),
});

/**
 * The file `reviews.json` of a set: one record per item that was solved blind, with the class that the item feels right
 * for and its weakest option. `reader` is set if the author solved it without seeing the key, which is better than
 * nothing; the check warns about it.
 */
export const reviewFileSchema = v.array(reviewRecordSchema);

/** One blind solving: what the second reader answered without sight of the key. */
export type ReviewRecord = v.InferOutput<typeof reviewRecordSchema>;

/**
 * A short fingerprint of what the second reader saw and of the key. The order of the options is left out,
 * since they are shuffled on screen; so are topic, level and family, which change no answer. A plain item has the fingerprint of
 * its words alone, so that one more kind of material leaves older records valid.
 *
 * @param item what was solved
 * @param passage the text that it asks about, where it has one
 */
export function hashQuestion(item: Item, passage?: Passage): string {
  const { question, options, answer, figure, say, form, optionFigures, table } = item;
  const seen: unknown[] = [question, options.toSorted(), answer, figure ?? null, say ?? null];
  const added = { form, optionFigures, table, passage };
  if (Object.values(added).some((field) => field !== undefined)) seen.push(added);
  return createHash("sha256").update(JSON.stringify(seen)).digest("hex").slice(0, 12);
}
