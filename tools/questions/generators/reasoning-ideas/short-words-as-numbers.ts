import type { Slip } from "../family";
import { sumOf } from "../whole";
import { isVowel, placeOf } from "./code-parts";
import { at, framesFor, puzzle, some } from "./puzzle";

const words = "SUN HEN MAP CUP FIG OWL BED TOP JAM KEY NET RUG VAN WAX PIN GEM TUB COT".split(" ");

const sum = (word: string, weigh: (letter: string, index: number) => number): number =>
  sumOf(Array.from(word, weigh));

const plain = (word: string): number => sum(word, placeOf);
const fromZ = (word: string): number => sum(word, (letter) => 27 - placeOf(letter));

/** A value of a word, why, and what one place of a letter is worth where it is not 1. */
type Law = { readonly of: (word: string) => number; readonly because: string; readonly each?: number };

/** The values of class 7, 6 and 5, two for each. */
const laws: readonly Law[] = [
  {
    of: (word: string) => sum(word, (letter) => (isVowel(letter) ? 2 : 1) * placeOf(letter)),
    because: "Each letter counts by its place in the alphabet, and the vowel twice.",
  },
  {
    of: fromZ,
    because: "The letters are counted from the end of the alphabet: Z = 1, Y = 2 and so on.",
  },
  {
    of: (word: string) => 2 * plain(word),
    because: "The places of the letters in the alphabet are added and the sum is doubled.",
    each: 2,
  },
  {
    of: fromZ,
    because: "The letters are counted from the end of the alphabet: Z = 1, Y = 2 and so on.",
  },
  {
    of: plain,
    because: "Each letter counts by its place in the alphabet: A = 1, B = 2 and so on.",
  },
  {
    of: (word: string) => plain(word) + word.length,
    because: "The places of the letters in the alphabet are added, and 1 for each letter.",
  },
];

/** Words of three letters as numbers. */
export const shortWordsAsNumbers = puzzle("short-words-as-numbers", (draw, turn, hard, voice) => {
  const law = at(laws, -2 * (hard + 1) + (turn % 2));
  const [one = "", two = "", word = ""] = some(draw, words, 3);
  const given = `${one} is ${law.of(one)} and ${two} is ${law.of(two)}`;
  const key = law.of(word);
  const fits = laws.filter(({ of }) => of(one) === law.of(one) && of(two) === law.of(two));
  if (new Set(fits.map(({ of }) => of(word))).size > 1) return undefined;
  const [first, last] = [word.charAt(0), word.charAt(2)];
  const reversedPlace = (letter: string): number => 27 - 2 * placeOf(letter);
  return {
    frames: framesFor(voice, [
      `In a code ${given}. Which number is ${word}?`,
      `By one rule on the letters ${given}. What is ${word} then?`,
      `In a word game ${given}. What number does ${word} get?`,
      `Words have numbers in a puzzle: ${given}. What is the number of ${word}?`,
    ]),
    key: String(key),
    slips: [
      [String(plain(word)), "added the places from A and did nothing more"],
      [String(fromZ(word)), "counted the letters from Z"],
      [
        String(key + (law.of === fromZ ? -1 : 1) * reversedPlace(first)),
        "counted the first letter from the wrong end",
      ],
      [
        String(key + (law.of === fromZ ? -1 : 1) * reversedPlace(last)),
        "counted the last letter from the wrong end",
      ],
      [String(key - (law.each ?? 1)), "counted one letter a place too low"],
      [String(plain(word) * 2), "doubled the sum of the places"],
    ] satisfies Slip[],
    because: `${law.because} That makes ${key} for ${word}.`,
  };
});
