import type { Explanation, Passage } from "../item";
import type { Item } from "./item-schema";

/** The items that the rules check together: a set of the bank, or a paper. */
export type ItemSet = {
  /** Such as `class5-maths`. */
  readonly name: string;
  readonly classNumber: number;
  readonly subject: string;
  readonly items: readonly Item[];
  /** The explanations by item id. */
  readonly explanations: Readonly<Record<string, Explanation>>;
  /** The passages by their ids. */
  readonly passages: Readonly<Record<string, Passage>>;
  /** The SVG of each drawing that an item names; missing files are absent. */
  readonly figures: ReadonlyMap<string, string>;
};
