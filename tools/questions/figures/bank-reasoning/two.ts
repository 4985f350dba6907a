import { byWords } from "./by-words";

/** The drawings of Reasoning in class 2 that their own words make. */
export const two: Readonly<Record<string, (alt: string) => string>> = byWords("c2-reasoning", {
  shown:
    "star-sizes rings-grow fruits-fall shape-and-colour pane-round bead-row rows-of-two " +
    "count-and-change wrong-in-row dice-row cup-shown boat-before card-of-two small-and-black " +
    "umbrella-and-cup one-more-each window-shown fish-and-cup cards-in-twos row-sums " +
    "tall-children taller-than six-things between-things two-balances duck-board car-board " +
    "left-of-house arrow-board arrow-turns duck-past-trees nine-places picture-letters " +
    "picture-numbers jump-and-clap nine-letters first-letters spell-board ",
  chosen:
    "star-pairs rings-grow fruits-fall shape-and-colour pane-round rows-of-two count-and-change " +
    "dice-row three-things clown-caps keys-lie inside-outside panes-touch cup-shadows " +
    "boat-before card-for-two small-and-black umbrella-and-cup one-more-each window-partner " +
    "fish-and-cup cat-rows ",
});
