import type { Question } from "./question";
import type { ReviewRecord } from "./review-record";

/** One class and subject as it lies on the disk: the question file, what stands beside it and its reviews. */
export type QuestionSet = {
  /** `class5-maths` */
  readonly name: string;
  readonly classNumber: number;
  readonly subject: string;
  readonly items: readonly Question[];
  /** By item id. */
  readonly explanations: Readonly<Record<string, string>>;
  readonly reviews: readonly ReviewRecord[];
  /** The question file as a browser receives it, explanations apart. */
  readonly brotliBytes: number;
  /** The text of each figure that an item names; a figure that is not there is absent. */
  readonly figures: ReadonlyMap<string, string>;
};
