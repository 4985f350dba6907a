import type { Slip } from "./family";

/** Miscounts by one and by two, which lie on both sides of a small key. */
export const nearMisses = (key: number): (readonly [value: number, mistake: string])[] => [
  [key - 1, "counting one too few"],
  [key + 1, "counting one too many"],
  [key - 2, "counting two too few"],
  [key + 2, "counting two too many"],
];

/** Words as wrong options that all come from one mistake. */
export const wordSlips = (words: readonly string[], mistake: string): Slip[] =>
  words.map((word) => [word, mistake]);

/** A number with its digits in the opposite order: 34 becomes 43. */
export const turnedAround = (value: number): number => Number(String(value).split("").toReversed().join(""));
