import { letterAt, placeOf } from "./letters";

/** A way to write words in a code. */
export type CodeRule = {
  /** The rule as a sentence. */
  readonly says: string;
  /** The rule as the mistake of someone who takes it for another, after "comes from". */
  readonly mistake: string;
  /** The word in code; undefined where a letter would run past Z or A. */
  readonly write: (word: string) => string | undefined;
};

/** The word with every letter put to another place; undefined where one would run past Z or A. */
export function byLetter(word: string, place: (of: number, index: number) => number): string | undefined {
  const letters = Array.from(word, (letter, index) => letterAt(place(placeOf(letter), index)));
  return letters.every((letter) => letter !== undefined) ? letters.join("") : undefined;
}

/** "1 place", "3 places". */
export const places = (by: number): string => `${Math.abs(by)} ${Math.abs(by) === 1 ? "place" : "places"}`;
/** The way of a move, in words. */
export const way = (by: number): string => (by > 0 ? "on" : "back");
/** A word from its last letter to its first. */
export const turned = (word: string): string => word.split("").toReversed().join("");

/** Every letter the same number of places on (or back, below zero). */
export const moved = (by: number): CodeRule => ({
  says: `Each letter moves ${way(by)} ${places(by)} in the alphabet.`,
  mistake: `moving each letter ${way(by)} ${places(by)}`,
  write: (word) => byLetter(word, (place) => place + by),
});

/** Odd letters by one step, even letters by another. */
export const movedInTurn = (odd: number, even: number): CodeRule => ({
  says: `The 1st, 3rd and 5th letters move ${way(odd)} ${places(odd)}, the 2nd and 4th move ${way(even)} ${places(even)}.`,
  mistake: `moving the letters ${way(odd)} and ${way(even)} in the wrong turn`,
  write: (word) => byLetter(word, (place, index) => place + (index % 2 === 0 ? odd : even)),
});

/** The first letter by one place, the second by two, the third by three … */
export const movedMoreAndMore = (sign: 1 | -1): CodeRule => ({
  says: `The letters move ${way(sign)} 1, 2, 3, 4 … places, one more each time.`,
  mistake: `moving the letters ${way(sign)} by 1, 2, 3 … places`,
  write: (word) => byLetter(word, (place, index) => place + sign * (index + 1)),
});

/** The word from its end. */
export const backwards: CodeRule = {
  says: "The word is written from its last letter to its first.",
  mistake: "only turning the word round",
  write: turned,
};

/** The word from its end, each letter moved. */
export const backwardsMoved = (by: number): CodeRule => ({
  says: `The word is turned round, and each letter then moves ${way(by)} ${places(by)}.`,
  mistake: `turning the word round and moving ${way(by)} ${places(by)}`,
  write: (word) => moved(by).write(turned(word)),
});

/** A for Z, B for Y, C for X … */
export const opposite: CodeRule = {
  says: "Each letter is replaced by the one at the same place from the other end of the alphabet: A by Z, B by Y.",
  mistake: "counting from the other end of the alphabet",
  write: (word) => byLetter(word, (place) => 27 - place),
};

/** Letters 1 and 2 change places, 3 and 4, 5 and 6. */
export const swappedPairs: CodeRule = {
  says: "The letters change places two by two: the 1st with the 2nd, the 3rd with the 4th.",
  mistake: "swapping neighbours two by two",
  write: (word) => word.replace(/(.)(.)/g, "$2$1"),
};
