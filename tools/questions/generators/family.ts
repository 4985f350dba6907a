import type { ItemForm, Table } from "../../../src/items/item";
import type { Level } from "../../../src/items/rules/item-schema";
import type { Draw } from "./draw";

/** A wrong option and the mistake that leads to it: a deed in at most 12 words, said to the child ("added the denominators"). */
export type Slip = readonly [wrong: string, mistake: string];

/** A drawing that a question is read with: what it says to somebody who cannot see it, and what draws it around that. */
export type DraftFigure = { readonly alt: string; readonly draw: (alt: string) => string };

/** One question before it has an id. */
export type Draft = {
  /** The same question in other words and settings: items of one family take them in turn. */
  readonly frames: readonly [string, ...string[]];
  readonly key: string;
  /** The most tempting first; it and two others become the wrong options. The more, the better they can be mixed. */
  readonly slips: readonly Slip[];
  /** One or two sentences why the key is right. */
  readonly because: string;
  /** What stands beside the stem; at most one of the two, and it is the item's form where none is set. */
  readonly figure?: DraftFigure;
  readonly table?: Table;
  /** How the stem is written, where neither figure nor table tells it: statements, pairs, an order. */
  readonly form?: ItemForm;
  /** Draws an option from its text, where the options are pictures. */
  readonly picture?: (option: string) => string;
  /** True where no option is greater than another, so that the key has no rank among them. */
  readonly isWords?: boolean;
};

/** One idea of a question, from which items with other numbers, people and words are drawn. */
export type Family = {
  readonly name: string;
  readonly topic: string;
  readonly level: Level;
  /** How many items of this idea the file has; 2 where not set. */
  readonly count?: number;
  /**
   * Draws one question, or undefined where the drawn numbers make none (another try follows).
   *
   * @param turn 0 for the first item of the family, 1 for the next …
   */
  readonly draft: (draw: Draw, turn: number) => Draft | undefined;
};

/** Takes the entry whose turn it is, where more than the words of a question depend on the turn. */
export function inTurn<T>(entries: readonly [T, ...T[]], turn: number): T {
  return entries[turn % entries.length] ?? entries[0];
}
