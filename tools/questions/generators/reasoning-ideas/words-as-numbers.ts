import type { Slip } from "../family";
import { sumOf } from "../whole";
import { isVowel, placeOf } from "./code-parts";
import { at, framesFor, puzzle, some } from "./puzzle";

/** Words as numbers: places in the alphabet, with vowels and consonants weighed apart. */
export const wordsAsNumbers = puzzle("words-as-numbers", (draw, turn, hard, voice) => {
  const short = [
    "PLANE",
    "GHOST",
    "MUSIC",
    "RIVER",
    "TRAIN",
    "CLOCK",
    "FROST",
    "JUDGE",
    "KNIFE",
    "STORM",
    "CLOUD",
    "BRASS",
    "TIGER",
    "LEMON",
  ];
  const [one = "", two = "", three = "", word = ""] = some(draw, short, 4);
  const sum = (text: string, weigh: (letter: string, index: number) => number): number =>
    sumOf(Array.from(text, weigh));
  const k = draw.int(2, 3);
  const laws = [
    {
      of: (text: string) => sum(text, (letter) => (isVowel(letter) ? k : 1) * placeOf(letter)),
      because: `Each letter counts by its place in the alphabet, vowels ${k === 2 ? "twice" : "three times"}.`,
    },
    {
      of: (text: string) => sum(text, (letter) => (isVowel(letter) ? -1 : 1) * placeOf(letter)),
      because: "The places of the consonants are added and those of the vowels taken away.",
    },
    {
      of: (text: string) =>
        sum(text, (letter, index) => (index + 1) * (isVowel(letter) ? 0 : placeOf(letter))),
      because:
        "Each consonant’s place in the alphabet is multiplied by its place in the word; vowels count nothing.",
    },
    {
      of: (text: string) => sum(text, (letter, index) => (index % 2 === 0 ? 1 : -1) * placeOf(letter)) ** 2,
      because: "The places in the alphabet are added and taken away in turn, and the result is squared.",
    },
  ];
  const law = at(
    laws,
    hard === 0
      ? turn % 2 === 0
        ? 0
        : 1
      : hard === 1
        ? 1 + (turn % 2)
        : hard === 2
          ? turn % 2 === 0
            ? 2
            : 0
          : 3 - (turn % 2),
  );
  const key = law.of(word);
  if (
    [one, two, three, word].some((text) => law.of(text) <= 9) ||
    new Set([one, two, three, word].map(law.of)).size < 4
  )
    return undefined;
  const plain = sum(word, placeOf);
  const consonants = sum(word, (letter) => (isVowel(letter) ? 0 : placeOf(letter)));
  const firstVowel = placeOf(Array.from(word).find(isVowel) ?? "A");
  const inTurns = (text: string): number =>
    sum(text, (letter, index) => (index % 2 === 0 ? 1 : -1) * placeOf(letter));
  const among = Array.from(word).filter((letter) => !isVowel(letter));
  const slips: readonly (readonly Slip[])[] = [
    [
      [String(consonants + (5 - k) * (plain - consonants)), "weighed the vowels with another number"],
      [String(plain), "added the places of all letters alike"],
      [String(k * consonants + plain - consonants), "weighed the consonants instead of the vowels"],
      [String(plain + (k - 1) * firstVowel), "weighed only the first vowel"],
    ],
    [
      [String(consonants), "added the consonants only"],
      [String(plain), "added the places of all letters alike"],
      [String(plain - 2 * firstVowel), "took only the first vowel away"],
      [String(consonants - (word.length - among.length)), "took away 1 for each vowel"],
    ],
    [
      [
        String(sum(word, (letter, index) => (index + 1) * placeOf(letter))),
        "weighed the vowels by their place as well",
      ],
      [String(key - consonants), "counted the places in the word from zero"],
      [
        String(sumOf(among.map((letter, index) => (index + 1) * placeOf(letter)))),
        "counted the places without the vowels",
      ],
      [String(key + plain - consonants), "added the vowels once each"],
    ],
    [
      [String(inTurns(word.slice(0, -1)) ** 2), "left out the last letter before squaring"],
      [String(inTurns(word.slice(1)) ** 2), "left out the first letter before squaring"],
      [String(2 * Math.abs(inTurns(word))), "doubled the result instead of squaring it"],
      [String(Math.abs(inTurns(word))), "stopped before squaring the result"],
    ],
  ];
  const given = `${one} counts ${law.of(one)}, ${two} counts ${law.of(two)} and ${three} counts ${law.of(three)}`;
  return {
    frames: framesFor(voice, [
      `By a rule on their letters ${given}. What does ${word} count?`,
      `In a game with words ${given}. How much does ${word} count?`,
      `A teacher rates words: ${given}. How is ${word} rated?`,
      `The letters decide the worth of a word: ${given}. What is ${word} worth?`,
    ]),
    key: String(key),
    slips: at(slips, laws.indexOf(law)).filter(([wrong]) =>
      hard === 3 && turn % 2 === 0
        ? Number(wrong) > 9
        : 2 * Number(wrong) > key && 2 * Number(wrong) < 3 * key,
    ),
    because: `${law.because} That gives ${key} for ${word}.`,
  };
});
