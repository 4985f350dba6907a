import type { Slip } from "../family";
import { alphabet, placeOf, reversed } from "./code-parts";
import { at, framesFor, puzzle, some } from "./puzzle";

const letterAt = (place: number): string => alphabet.charAt((((place - 1) % 26) + 26) % 26);

const move = (word: string, by: (index: number) => number): string =>
  Array.from(word, (letter, index) => letterAt(placeOf(letter) + by(index))).join("");

const words = {
  long: "BASKET CANDLE JUNGLE POCKET TICKET MONKEY FLOWER HELMET CASTLE DRIVER LADDER WINDOW".split(" "),
  short: "TABLE HOUSE BREAD CHAIR TRAIN MANGO LEMON PAINT STORY TIGER PLANT CLOUD".split(" "),
};

type Code = {
  readonly of: (word: string) => string;
  readonly because: string;
  readonly slips: readonly (readonly [(word: string) => string, string])[];
};

/** The codes of class 7 (steps in turn), 6 (backwards and moved) and 5 (moved). */
function codesOf(a: number, b: number): readonly Code[] {
  const turned = (x: number, y: number) => (index: number) => (index % 2 === 0 ? x : y);
  return [
    {
      of: (word) => move(word, turned(a, -b)),
      because: `The letters go ${a} on and ${b} back in the alphabet, in turn.`,
      slips: [
        [(word) => move(word, turned(-a, b)), "moved every letter the wrong way"],
        [(word) => move(word, turned(-b, a)), "began with the second of the two steps"],
        [(word) => move(word, () => a), "moved all letters like the first one"],
        [(word) => move(word, () => -b), "moved all letters like the second one"],
      ],
    },
    {
      of: (word) => move(reversed(word), () => a),
      because: `The word is written backwards; then every letter goes ${a} on in the alphabet.`,
      slips: [
        [(word) => move(word, () => a), "moved the letters but kept their order"],
        [(word) => move(reversed(word), () => -a), "moved the letters back instead of on"],
        [(word) => move(reversed(word), () => a - 1), "counted the letter itself as the first step"],
      ],
    },
    {
      of: (word) => move(word, () => a),
      because: `Every letter goes ${a} on in the alphabet.`,
      slips: [
        [(word) => move(word, () => -a), "moved the letters back instead of on"],
        [(word) => move(word, () => a - 1), "counted the letter itself as the first step"],
        [(word) => move(reversed(word), () => a), "wrote the word backwards as well"],
      ],
    },
  ];
}

/** A word and its code; another word is to be written in it. */
export const lettersInAPlainCode = puzzle("letters-in-a-plain-code", (draw, _, hard, voice) => {
  const [a, b] = [draw.int(2, 4), draw.int(1, 3)];
  const code = at(codesOf(a, b), -1 - hard);
  const [example = "", word = ""] = some(draw, hard === -1 ? words.long : words.short, 2);
  const secret = code.of(example);
  return {
    frames: framesFor(voice, [
      `In a code ${example} is written as ${secret}. How is ${word} written in the same code?`,
      `On a secret note ${secret} means ${example}. How does one write ${word} on it?`,
      `Two friends write ${example} as ${secret}. How do they write ${word}?`,
      `A toy printer turns ${example} into ${secret}. Into what does it turn ${word}?`,
    ]),
    key: code.of(word),
    slips: code.slips.map(([wrong, mistake]): Slip => [wrong(word), mistake]),
    because: `${code.because} So ${word} becomes ${code.of(word)}.`,
    isWords: true,
  };
});
