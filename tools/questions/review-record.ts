import { createHash } from "node:crypto";
import * as v from "valibot";
import type { Question } from "./question";

const reviewRecordSchema = v.strictObject({
  id: v.string(),
  hash: v.string(),
  answer: v.string(),
  verdict: v.picklist(["agree", "disagree"]),
});

/** The file `tools/questions/reviews/class{N}-{subject}.json`: one record per written item. */
export const reviewFileSchema = v.array(reviewRecordSchema);

/** One blind solving: what the second reader answered without sight of the key. */
export type ReviewRecord = v.InferOutput<typeof reviewRecordSchema>;

/**
 * A short fingerprint of what the second reader saw and of the key. The order of the options is left out,
 * since they are shuffled on screen; so are topic, level and family, which change no answer.
 */
export function hashQuestion({ question, options, answer, figure, say }: Question): string {
  const seen = JSON.stringify([question, options.toSorted(), answer, figure ?? null, say ?? null]);
  return createHash("sha256").update(seen).digest("hex").slice(0, 12);
}
