import { choose, countLetters, factorial } from "../counting";
import type { Family } from "../family";
import { numeric } from "../signed-slips";
import { range, sumOf } from "../whole";
import { grouped, listed } from "../words";

const topic = "Permutations and Combinations";

const words = [
  "LEVEL",
  "PEPPER",
  "BANANA",
  "INDIA",
  "COFFEE",
  "LADDER",
  "SUCCESS",
  "KOLKATA",
  "TOMATO",
] as const;

const lettersOfWord: Family = {
  name: "letters-of-word",
  topic,
  level: 1,
  draft: (draw) => {
    const word = draw.one(words);
    const repeats = countLetters(word);
    const orders = repeats.reduce((count, times) => count / factorial(times), factorial(word.length));
    const [n, most] = [word.length, Math.max(...repeats)];
    const text = repeats.filter((times) => times > 1).map((times) => `${times}!`);
    return {
      frames: [
        `How many different arrangements do the letters of the word ${word} have?`,
        `Letter tiles spell ${word}. In how many different orders can all of the tiles be laid in a row?`,
      ],
      ...numeric(grouped, orders, [
        [factorial(n), "took all letters to be different"],
        [factorial(n) / most, "divided by the number of equal letters, not its factorial"],
        [factorial(n) / factorial(most), "took care of one letter only"],
        [factorial(new Set(word.split("")).size), "counted each letter once"],
        [orders * 2, "forgot a factor 2! below"],
        [orders / 2, "divided by 2 once too often"],
        [factorial(n - 1), "left out one letter"],
      ]),
      because: `The ${n} letters have ${grouped(factorial(n))} orders, and equal letters may change places: ${grouped(factorial(n))} ÷ (${text.join(" × ")}) = ${grouped(orders)}.`,
    };
  },
};

const atLeastOfKind: Family = {
  name: "at-least-of-kind",
  topic,
  level: 2,
  draft: (draw) => {
    const [a, b, n, least] = [draw.int(4, 6), draw.int(4, 7), draw.int(4, 5), draw.int(2, 3)];
    const ways = (count: number): number => choose(a, count) * choose(b, n - count);
    const cases = range(least, Math.min(a, n));
    const key = sumOf(cases.map(ways));
    return {
      frames: [
        `A committee of ${n} is chosen from ${a} women and ${b} men. In how many ways can this be done if at least ${least} of its members are women?`,
        `From ${a} novels and ${b} plays a club picks ${n} books, at least ${least} of them novels. How many choices are there?`,
      ],
      ...numeric(grouped, key, [
        [ways(least), `counted exactly ${least} only`],
        [
          choose(a, least) * choose(a + b - least, n - least),
          `fixed ${least} first and filled up with any of the rest`,
        ],
        [choose(a + b, n), "forgot the condition"],
        [key - ways(least), `counted more than ${least} only`],
        [choose(a + b, n) - ways(least - 1), "took off one of the cases that do not fit"],
        [choose(a + b, n) - key, "counted the choices that do not fit"],
      ]),
      because: `The cases with ${listed(cases)} of them are counted apart and added: ${cases.map(ways).join(" + ")} = ${key}.`,
    };
  },
};

export const permutationsAndCombinations: readonly Family[] = [lettersOfWord, atLeastOfKind];
