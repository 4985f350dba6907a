import { brotliCompressSync } from "node:zlib";
import { listPublishedFiles } from "../publish/published-files";
import type { QuestionSet } from "../source/question-set";

/** A set and its download size. */
export type MeasuredSet = QuestionSet & {
  /** The size of the questions and passages in bytes, compressed with brotli; without explanations and drawings. */
  readonly brotliBytes: number;
};

/** Adds its download size to a set. */
export function measureSet(set: QuestionSet): MeasuredSet {
  const files = listPublishedFiles(set);
  const texts = [`${set.name}.json`, `${set.name}.passages.json`].flatMap((file) => files.get(file) ?? []);
  const brotliBytes = texts.reduce((sum, text) => sum + brotliCompressSync(text).length, 0);
  return { ...set, brotliBytes };
}
