import type { ItemSet } from "../../src/items/rules/item-set";
import type { ReviewRecord } from "../review/review-record";

/** One class and subject of the bank: its items, passages and drawings, and who solved which item blind. */
export type QuestionSet = ItemSet & {
  readonly reviews: readonly ReviewRecord[];
  /** A reader's rating of each item by id, from 1 (broken) to 5 (a delight). */
  readonly marks: Readonly<Record<string, number>>;
  /** The closed list of mistakes for its subject and class: the texts by their ids. */
  readonly mistakeTexts: Readonly<Record<string, string>>;
};
