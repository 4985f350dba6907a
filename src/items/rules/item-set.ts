import type { Explanation, Passage } from "../item";
import type { Item } from "./item-schema";

/** Items that belong together, as the rules read them: a set of the bank, or the paper of an exam. */
export type ItemSet = {
  /** Such as `class5-maths`. */
  readonly name: string;
  readonly classNumber: number;
  readonly subject: string;
  /** What the set is held to: in a second edition every rule of questions.md holds, in a first the older ones. */
  readonly edition: 1 | 2;
  readonly items: readonly Item[];
  /** By item id. In the first edition one text, which names no mistakes. */
  readonly explanations: Readonly<Record<string, string | Explanation>>;
  /** By their ids. */
  readonly passages: Readonly<Record<string, Passage>>;
  /** The text of each drawing that an item names; one that is not there is absent. */
  readonly figures: ReadonlyMap<string, string>;
};

/**
 * @returns the explanation in the form of the second edition; undefined where the item has none
 */
export function explanationOf({ explanations }: ItemSet, id: string): Explanation | undefined {
  const stored = explanations[id];
  return typeof stored === "string" ? { why: stored, wrong: {} } : stored;
}

/** Whether an item is held to the second edition's rules of an item: its set is one, or it uses what came with it. */
export function isSecondEdition({ edition }: Pick<ItemSet, "edition">, item: Item): boolean {
  return (
    edition === 2 ||
    [item.form, item.table, item.passage, item.optionFigures].some((field) => field !== undefined)
  );
}
