import type { ItemSet } from "../../src/items/rules/item-set";
import type { ReviewRecord } from "./review-record";

/** One class and subject as it lies on the disk: the question file, what stands beside it and its reviews. */
export type QuestionSet = ItemSet & {
  readonly reviews: readonly ReviewRecord[];
  /** Question file and passages as a browser receives them, explanations apart. */
  readonly brotliBytes: number;
};
