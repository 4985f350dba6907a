import type { Explanation, Passage } from "../item";
import type { Item } from "./item-schema";

/** Items that belong together, as the rules read them: a set of the bank, or the paper of an exam. */
export type ItemSet = {
  /** Such as `class5-maths`. */
  readonly name: string;
  readonly classNumber: number;
  readonly subject: string;
  readonly items: readonly Item[];
  /** Keyed by item id. */
  readonly explanations: Readonly<Record<string, Explanation>>;
  /** Keyed by their ids. */
  readonly passages: Readonly<Record<string, Passage>>;
  /** The text of each drawing that an item names; one that is not there is absent. */
  readonly figures: ReadonlyMap<string, string>;
};
