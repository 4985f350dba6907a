import * as v from "valibot";
import { itemSchema } from "../../src/items/rules/item-schema";

/**
 * The schema of an item in the file of its set: the published item, why its answer is right, and the mistake behind each
 * wrong option.
 */
export const sourceItemSchema = v.strictObject({
  ...itemSchema.entries,
  why: v.string(),
  wrong: v.record(v.string(), v.string()),
  /** For each wrong option the id of its mistake in the subject's list. */
  mistakes: v.optional(v.record(v.string(), v.string())),
});

export type SourceItem = v.InferOutput<typeof sourceItemSchema>;
