import type { ItemSet } from "../../src/items/rules/item-set";
import type { ReviewRecord } from "../review/review-record";

/** A class and subject of the bank: its items, passages and drawings, and its review records. */
export type QuestionSet = ItemSet & {
  readonly reviews: readonly ReviewRecord[];
  /** A reader's rating of each item by id, from 1 (unusable) to 5 (excellent). */
  readonly ratings: Readonly<Record<string, number>>;
  /** The list of mistakes for its subject and class: the texts by their ids. */
  readonly mistakeTexts: Readonly<Record<string, string>>;
};
