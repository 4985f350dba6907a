import { choose, countLetters, factorial } from "../counting";
import type { Family } from "../family";
import { numeric } from "../signed-slips";
import { range, sumOf } from "../whole";
import { grouped, listed } from "../words";

const topic = "Permutations and Combinations";

const mixedTeam: Family = {
  name: "mixed-team",
  topic,
  level: 1,
  draft: (draw) => {
    const [a, b, p, q] = [draw.int(4, 8), draw.int(4, 7), draw.int(2, 3), draw.int(2, 3)];
    const key = choose(a, p) * choose(b, q);
    return {
      frames: [
        `In how many ways can a team of ${p} girls and ${q} boys be chosen from ${a} girls and ${b} boys?`,
        `A question paper has ${a} questions in part I and ${b} in part II. A student has to choose ${p} from part I and ${q} from part II. In how many ways is this possible?`,
      ],
      ...numeric(
        grouped,
        key,
        [
          [choose(a, p) + choose(b, q), "adding the two numbers of choices"],
          [choose(a + b, p + q), "choosing from all together"],
          [key * factorial(p) * factorial(q), "counting the order as well"],
          [a * b * p * q, "multiplying the four numbers"],
          [choose(a, p), "leaving out the second choice"],
          [choose(a, q) * choose(b, p), "changing the two numbers round"],
        ],
        0,
      ),
      because: `${choose(a, p)} choices of the first kind go with ${choose(b, q)} of the second: ${choose(a, p)} × ${choose(b, q)} = ${grouped(key)}.`,
    };
  },
};

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
  level: 2,
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
      ...numeric(
        grouped,
        orders,
        [
          [factorial(n), "taking all letters to be different"],
          [factorial(n) / most, "dividing by the number of equal letters, not by its factorial"],
          [factorial(n) / factorial(most), "taking care of one letter only"],
          [factorial(new Set(word.split("")).size), "counting each letter once"],
          [orders * 2, "forgetting a factor 2! below"],
          [orders / 2, "dividing by 2 once too often"],
          [factorial(n - 1), "leaving out one letter"],
        ],
        0,
      ),
      because: `The ${n} letters have ${grouped(factorial(n))} orders, and equal letters may change places: ${grouped(factorial(n))} ÷ (${text.join(" × ")}) = ${grouped(orders)}.`,
    };
  },
};

const atLeastOfKind: Family = {
  name: "at-least-of-kind",
  topic,
  level: 3,
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
      ...numeric(
        grouped,
        key,
        [
          [ways(least), `counting exactly ${least} only`],
          [
            choose(a, least) * choose(a + b - least, n - least),
            `fixing ${least} first and filling up with any of the rest`,
          ],
          [choose(a + b, n), "forgetting the condition"],
          [key - ways(least), `counting more than ${least} only`],
          [choose(a + b, n) - ways(least - 1), "taking off one of the cases that do not fit"],
          [choose(a + b, n) - key, "counting the choices that do not fit"],
        ],
        0,
      ),
      because: `The cases with ${listed(cases)} of them are counted apart and added: ${cases.map(ways).join(" + ")} = ${key}.`,
    };
  },
};

export const permutationsAndCombinations: readonly Family[] = [mixedTeam, lettersOfWord, atLeastOfKind];
