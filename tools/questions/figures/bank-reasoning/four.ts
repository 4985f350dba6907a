import { byWords } from "./by-words";

/** The drawings of Reasoning in class 4 that their own words make. */
export const four: Readonly<Record<string, (alt: string) => string>> = byWords("c4-reasoning", {
  shown:
    "turning-arrow one-more dot-and-star latin-square windows-together string-of-beads " +
    "dots-and-numbers petals-and-leaves swapped-shapes same-turn sides-and-dots " +
    "three-in-a-row-change picture-code letters-and-arrows six-children three-balances " +
    "star-in-squares star-walks map-aside duck-and-fish boat-mirror duck-water house-mirror " +
    "snail-mirror window-mirror ",
  chosen:
    "turning-arrow one-more dot-and-star latin-square windows-together inner-sides turned-tile " +
    "odd-window shade-inside swapped-shapes same-turn three-in-a-row-change picture-code " +
    "boat-mirror duck-water house-mirror snail-twice window-mirror ",
});
