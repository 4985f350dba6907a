import type { Family, Slip } from "../family";
import { hurriedSlips, numberSlips } from "../slips";
import { sumOf } from "../whole";
import type { CodeRule } from "./code-rules";
import type { Idea } from "./idea";
import { placeOf } from "./letters";

type Sentence = (example: string, code: string, word: string) => string;

/**
 * One word and its code are given; how is another word of the same length written?
 *
 * @param given others: rules that a child may take it for; asks: the sentences of this class
 */
export function letterCode({
  rules,
  others,
  words,
  asks: [ask, ...moreAsks],
  ...idea
}: Idea & {
  rules: readonly CodeRule[];
  others: readonly CodeRule[];
  words: readonly string[];
  asks: readonly [Sentence, ...Sentence[]];
}): Family {
  return {
    ...idea,
    draft: (draw) => {
      const rule = draw.one(rules);
      const [example = "", word = ""] = draw.shuffle(words);
      const [code, key] = [rule.write(example), rule.write(word)];
      if (!code || !key || example.length !== word.length) return undefined;
      if (code === example || key === word) return undefined;
      const swapped = key.slice(0, -2) + key.slice(-1) + key.slice(-2, -1);
      return {
        frames: [ask(example, code, word), ...moreAsks.map((more) => more(example, code, word))],
        key,
        slips: [
          ...others.map((other): Slip => [other.write(word) ?? "", other.mistake]),
          [swapped, "swapping the last two letters"],
          [key.slice(1, 2) + key.slice(0, 1) + key.slice(2), "swapping the first two letters"],
          [key.slice(0, -1) + (word.at(-1) ?? ""), "leaving the last letter as it was"],
        ],
        because: `${rule.says} So ${word} becomes ${key}.`,
      };
    },
  };
}

/** How letters add up to the number of a word. */
export type WordValue = {
  readonly says: string;
  readonly of: (word: string) => number;
  /** Where it is not the place from A. */
  readonly letter?: (letter: string) => number;
};

const sumOfPlaces = (word: string): number => sumOf(Array.from(word, placeOf));

/** A = 1 to Z = 26, added. */
export const placesAdded: WordValue = {
  says: "The places of the letters in the alphabet are added.",
  of: sumOfPlaces,
};

/** A = 26 to Z = 1, added. */
export const placesFromZ: WordValue = {
  says: "The places of the letters are counted from Z (Z = 1, Y = 2, … A = 26) and added.",
  of: (word) => word.length * 27 - sumOfPlaces(word),
  letter: (letter) => 27 - placeOf(letter),
};

/** The sum of the places times a number. */
export const placesTimes = (times: number): WordValue => ({
  says: `The places of the letters are added, and the sum is multiplied by ${times}.`,
  of: (word) => sumOfPlaces(word) * times,
});

type Example = readonly [word: string, number: number];
type NumberSentence = (examples: readonly [Example, Example], word: string) => string;

/** Which number stands for a word, two examples being given? */
export function wordNumber({
  values,
  words,
  asks: [ask, ...moreAsks],
  ...idea
}: Idea & {
  values: readonly WordValue[];
  words: readonly string[];
  asks: readonly [NumberSentence, ...NumberSentence[]];
}): Family {
  return {
    ...idea,
    draft: (draw) => {
      const value = draw.one(values);
      const [one = "", two = "", word = ""] = draw.shuffle(words);
      const examples = [
        [one, value.of(one)],
        [two, value.of(two)],
      ] as const;
      const key = value.of(word);
      return {
        frames: [ask(examples, word), ...moreAsks.map((more) => more(examples, word))],
        key: String(key),
        slips: numberSlips(String, [
          [key - word.length, `giving ${value.letter ? "Z" : "A"} the value 0`],
          [key + placeOf(word[0] ?? ""), "counting the first letter twice"],
          [key - placeOf(word.at(-1) ?? ""), "leaving out the last letter"],
          [sumOfPlaces(word), "only adding the places from A"],
          [key + word.length, "counting each letter one too high"],
          ...hurriedSlips(key),
        ]),
        because: `${value.says} ${word}: ${Array.from(word, (letter) => `${letter} is ${(value.letter ?? placeOf)(letter)}`).join(", ")} counted from ${value.letter ? "Z" : "A"}, which leads to ${key}.`,
      };
    },
  };
}
