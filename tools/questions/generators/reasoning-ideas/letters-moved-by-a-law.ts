import type { Slip } from "../family";
import { alphabet, isVowel, placeOf, reversed } from "./code-parts";
import { at, framesFor, puzzle, some } from "./puzzle";

const letterAt = (place: number): string => alphabet.charAt((((place - 1) % 26) + 26) % 26);

const mapWord = (word: string, to: (letter: string, index: number) => number): string =>
  Array.from(word, (letter, index) => letterAt(to(letter, index))).join("");

const words = [
  "MARKET",
  "BRIDGE",
  "GARDEN",
  "SILVER",
  "PLANET",
  "WINTER",
  "CAMERA",
  "ROCKET",
  "FOREST",
  "TEMPER",
  "ISLAND",
  "ORANGE",
  "BUTTER",
  "SIGNAL",
  "PENCIL",
  "COTTON",
];

/** Letters that move by a law: vowels and consonants apart, places in turn, or a key word added. */
export const lettersByLaw = puzzle("letters-moved-by-a-law", (draw, turn, hard, voice) => {
  const [a, b] = [draw.int(1, 4), draw.int(1, 4)];
  const [example = "", word = ""] = some(draw, words, 2);
  const keyWord = draw.one(["BAD", "ACE", "CAB", "DEB", "ADD"]);
  const laws = {
    vowels: {
      of: (text: string, [x, y]: readonly number[]) =>
        mapWord(text, (letter) => placeOf(letter) + (isVowel(letter) ? (x ?? 0) : -(y ?? 0))),
      because: `Vowels go ${a} on in the alphabet, consonants ${b} back.`,
    },
    turned: {
      of: (text: string, [x, y]: readonly number[]) =>
        mapWord(
          reversed(text),
          (letter, index) => placeOf(letter) + (index % 2 === 0 ? (x ?? 0) : -(y ?? 0)),
        ),
      because: `The word is written backwards; then its letters go ${a} on and ${b} back in turn.`,
    },
    mirror: {
      of: (text: string, [x]: readonly number[]) =>
        mapWord(text, (letter, index) =>
          isVowel(letter) ? 27 - placeOf(letter) : placeOf(letter) + (x ?? 0) * (index + 1),
        ),
      because: `Vowels change to the letter as far from the end of the alphabet; consonants go ${a === 1 ? "as many places on as their number in the word" : `${a} times their number in the word on`}.`,
    },
    key: {
      of: (text: string, [, , sign = 1]: readonly number[]) =>
        mapWord(text, (letter, index) => placeOf(letter) + sign * placeOf(keyWord.charAt(index % 3))),
      because: `The letters of ${keyWord} are written below the word again and again, and their numbers in the alphabet are added: ${Array.from(keyWord, placeOf).join(", ")}.`,
    },
  };
  const law =
    hard === 0
      ? laws.vowels
      : hard === 1
        ? laws.turned
        : hard === 2
          ? turn % 2 === 0
            ? laws.turned
            : laws.mirror
          : turn % 2 === 0
            ? laws.key
            : laws.mirror;
  if (Array.from(example).filter(isVowel).length < 2) return undefined;
  const size = law === laws.mirror ? [draw.int(1, 2), 0] : [a, b];
  const used =
    law === laws.mirror
      ? {
          ...law,
          because: law.because.replace(
            /go .*$/,
            size[0] === 1 ? "go on by their number in the word." : "go on by twice their number in the word.",
          ),
        }
      : law;
  const key = law.of(word, size);
  const hint = law === laws.key ? ` The key word is ${keyWord}.` : "";
  const slip = (text: string, mistake: string): Slip => [text, mistake];
  return {
    frames: framesFor(voice, [
      `In a code ${example} is written as ${law.of(example, size)}.${hint} How is ${word} written?`,
      `A message has ${law.of(example, size)} for ${example}.${hint} What does it have for ${word}?`,
      `By the law of a cipher ${example} becomes ${law.of(example, size)}.${hint} What does ${word} become?`,
      `${law.of(example, size)} stands for ${example} in a secret script.${hint} What stands for ${word} there?`,
      `A machine turns ${example} into ${law.of(example, size)}.${hint} Into what does it turn ${word}?`,
      `Two friends write ${law.of(example, size)} when they mean ${example}.${hint} How do they write ${word}?`,
    ]),
    key,
    slips:
      law === laws.vowels
        ? [
            slip(law.of(word, [-a, -b]), "moved both kinds of letters the wrong way"),
            slip(
              mapWord(word, (letter) => placeOf(letter) - b),
              "moved vowels like consonants",
            ),
            slip(law.of(word, [b, a]), "changed the two steps with each other"),
            slip(
              mapWord(word, (letter) => placeOf(letter) + a),
              "moved consonants like vowels",
            ),
          ]
        : law === laws.turned
          ? [
              slip(reversed(law.of(word, size)), "wrote the code backwards once more"),
              slip(law.of(reversed(word), size), "did not write the word backwards first"),
              slip(law.of(word, [-b, -a]), "began with the second of the two steps"),
              slip(law.of(word, [-a, -b]), "moved every letter the wrong way"),
            ]
          : law === laws.mirror
            ? [
                slip(
                  mapWord(word, (letter, index) => placeOf(letter) + at(size, 0) * (index + 1)),
                  "moved the vowels like the consonants",
                ),
                slip(
                  mapWord(word, (letter) => 27 - placeOf(letter)),
                  "changed all letters for those from the other end",
                ),
                slip(
                  mapWord(word, (letter, index) =>
                    isVowel(letter) ? 27 - placeOf(letter) : placeOf(letter) + at(size, 0) * index,
                  ),
                  "counted the places of the word from zero",
                ),
                slip(
                  mapWord(word, (letter, index) =>
                    isVowel(letter) ? 27 - placeOf(letter) : placeOf(letter) - at(size, 0) * (index + 1),
                  ),
                  "moved the consonants back instead of on",
                ),
              ]
            : [
                slip(law.of(word, [0, 0, -1]), "took the key’s numbers away instead of adding them"),
                slip(
                  mapWord(
                    word,
                    (letter, index) => placeOf(letter) + placeOf(keyWord.charAt(Math.floor(index / 2))),
                  ),
                  "used each key letter twice in a row",
                ),
                slip(
                  mapWord(word, (letter, index) => placeOf(letter) + placeOf(keyWord.charAt(index % 3)) - 1),
                  "counted the letters of the key from zero",
                ),
                slip(
                  mapWord(
                    word,
                    (letter, index) => placeOf(letter) + placeOf(keyWord.charAt(2 - (index % 3))),
                  ),
                  "read the key word backwards",
                ),
              ],
    because: `${used.because} So ${word} becomes ${key}.`,
    isWords: true,
  };
});
