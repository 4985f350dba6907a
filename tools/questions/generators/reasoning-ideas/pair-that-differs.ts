import type { Slip } from "../family";
import { range } from "../whole";
import { grouped } from "../words";
import { digitSum } from "./number-parts";
import { at, framesFor, puzzle, some } from "./puzzle";

/** Rules of classes 7, 6 and 5, two for each. */
const plainRules = [
  { of: (n: number) => n * (n + 2), words: "the number times the number that is 2 more" },
  { of: (n: number) => n * n - 3, words: "the square less 3" },
  { of: (n: number) => n * n + 1, words: "the square and 1" },
  { of: (n: number) => 7 * n - 2, words: "seven times the number less 2" },
  { of: (n: number) => 4 * n + 3, words: "four times the number and 3" },
  { of: (n: number) => n * n, words: "the number times itself" },
];

const plainFrames = [
  "Three of these pairs belong together by the rule that leads to their second number. Which pair stands apart?",
  "From the first number to the second one rule leads in three pairs. In which pair is it broken?",
  "Look at how the second number is made from the first. Which pair is made in another way than the rest?",
  "Anu made three pairs by one rule and spoilt the rule in one pair. Which pair is that?",
  "All pairs but one have the same way from the first number to the second. Which is the odd one out?",
  "A machine takes in the first number and gives out the second. In which pair has it made a mistake?",
];

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
  const rule =
    hard < 0 ? at(plainRules, -2 * (hard + 1) + (turn % 2)) : at(rules, (hard * 2 + turn) % rules.length);
  const numbers = some(draw, rule === rules[3] || rule === rules[2] ? range(12, 36) : range(3, 13), 4);
  if (rule === rules[3] && numbers.some((n) => n % 10 === 0 || n % 11 === 0)) return undefined;
  const odd = draw.int(0, 3);
  const by = draw.one([-2, 2, 10, -10, 1]);
  const write = (n: number, index: number): string =>
    `${n} and ${grouped(rule.of(n) + (index === odd ? by : 0))}`;
  return {
    frames: framesFor(
      voice,
      hard < 0
        ? plainFrames
        : [
            "In three of these pairs the second number comes from the first by the same rule. Which pair differs?",
            "One rule makes three of these pairs. Which pair does not belong to them?",
            "Which of these pairs of numbers breaks the rule of the other three?",
            "Three pairs have the same rule from the first number to the second. Which is the odd pair?",
          ],
    ),
    key: write(at(numbers, odd), odd),
    slips: numbers.flatMap((n, index): Slip[] =>
      index === odd ? [] : [[write(n, index), `follows the rule: ${n} does give ${grouped(rule.of(n))}`]],
    ),
    because: `The second number is ${rule.words}. For ${at(numbers, odd)} that would be ${grouped(rule.of(at(numbers, odd)))}.`,
    isWords: true,
  };
});
