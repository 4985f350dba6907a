import type { Slip } from "../family";
import { range } from "../whole";
import { grouped } from "../words";
import { digitSum } from "./number-parts";
import { at, framesFor, puzzle, some } from "./puzzle";

/** Pairs of numbers made by one rule: the one that is not. */
export const pairThatDiffers = puzzle("pair-that-differs", (draw, turn, hard, voice) => {
  const rules = [
    { of: (n: number) => n * n + n, words: "n² + n" },
    { of: (n: number) => n ** 3 - n, words: "n³ − n" },
    { of: (n: number) => n * n - digitSum(n), words: "the square less the sum of the digits" },
    {
      of: (n: number) => n * Number(Array.from(String(n)).toReversed().join("")),
      words: "the number times its digits in reverse",
    },
    { of: (n: number) => n * n + (n + 1) ** 2, words: "the sum of two neighbouring squares" },
  ];
  const rule = at(rules, (hard * 2 + turn) % rules.length);
  const numbers = some(draw, rule === rules[3] || rule === rules[2] ? range(12, 36) : range(3, 13), 4);
  if (rule === rules[3] && numbers.some((n) => n % 10 === 0 || n % 11 === 0)) return undefined;
  const odd = draw.int(0, 3);
  const by = draw.one([-2, 2, 10, -10, 1]);
  const write = (n: number, index: number): string =>
    `${n} and ${grouped(rule.of(n) + (index === odd ? by : 0))}`;
  return {
    frames: framesFor(voice, [
      "In three of these pairs the second number comes from the first by the same rule. Which pair differs?",
      "One rule makes three of these pairs. Which pair does not belong to them?",
      "Which of these pairs of numbers breaks the rule of the other three?",
      "Three pairs have the same rule from the first number to the second. Which is the odd pair?",
    ]),
    key: write(at(numbers, odd), odd),
    slips: numbers.flatMap((n, index): Slip[] =>
      index === odd ? [] : [[write(n, index), `follows the rule: ${n} does give ${grouped(rule.of(n))}`]],
    ),
    because: `The second number is ${rule.words}. For ${at(numbers, odd)} that would be ${grouped(rule.of(at(numbers, odd)))}.`,
    isWords: true,
  };
});
