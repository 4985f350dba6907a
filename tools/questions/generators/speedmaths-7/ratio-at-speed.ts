import type { Family } from "../family";
import { familiesOf, tidy } from "../quick-family";
import { recipeInATable } from "./recipe-in-a-table";
import { sharesAsTwoStrips } from "./shares-as-two-strips";

const make = familiesOf("Ratio at Speed");

/** Mixtures of syrup and water, the second number of each below twice the first. */
const mixtures = [
  [3, 5],
  [5, 8],
  [7, 12],
  [4, 7],
  [9, 16],
  [5, 9],
  [8, 13],
  [11, 20],
  [2, 3],
  [7, 11],
] as const;

/** The families of the topic Ratio at Speed. */
export const ratioAtSpeed: readonly Family[] = [
  make("sweetest-mixture", 2, (draw, turn) => {
    const four = draw.shuffle(mixtures).slice(0, 4);
    const share = ([a, b]: readonly [number, number]): number => a / b;
    const text = ([a, b]: readonly [number, number]): string => `${a} : ${b}`;
    const [best, ...others] = four.toSorted((one, other) => share(other) - share(one));
    if (!best || best[0] === Math.max(...four.map(([a]) => a)) || best[1] - best[0] < 2) return undefined;
    const most = Math.max(...others.map(([a]) => a));
    const least = Math.min(...others.map(([a, b]) => b - a));
    return {
      frames: [
        "Four jugs hold syrup and water in these ratios. In which jug is the drink sweetest?",
        "Sand is mixed with cement. These are the ratios of cement to sand. Which mixture has the largest part of cement?",
      ],
      key: text(best),
      slips: others.map((one) => [
        text(one),
        one[0] === most
          ? `went by the larger first number (${turn % 2 === 0 ? "syrup" : "cement"})`
          : one[1] - one[0] === least
            ? "went by the smallest difference of the two numbers"
            : `took ${one[0]}/${one[1]} for more than ${best[0]}/${best[1]}`,
      ]),
      because: `Compare the fractions: ${best[0]}/${best[1]} is about ${share(best).toFixed(2)}, and the others are ${others.map((one) => share(one).toFixed(2)).join(", ")}.`,
      isWords: true,
    };
  }),
  make("three-shares-with-a-gap", 2, (draw) => {
    const [a, b, c] = draw.one([
      [2, 3, 5],
      [1, 4, 5],
      [3, 4, 6],
      [2, 5, 7],
      [3, 5, 9],
    ] as const);
    const part = draw.int(12, 45);
    const gap = (c - a) * part;
    return {
      asks: [
        `Three friends share a prize in the ratio ${a} : ${b} : ${c}. The largest share is ₹${gap} more than the smallest. How many rupees is the prize?`,
        `Red, white and blue beads are in the ratio ${a} : ${b} : ${c}. There are ${gap} more blue beads than red ones. How many beads are there?`,
      ],
      key: (a + b + c) * part,
      hasDecimals: true,
      slips: [
        [(a + b + c) * gap, "took the difference for one part"],
        [c * part, "found the largest part alone"],
        [(a + c) * part, "left the middle part out"],
        [tidy(((a + b + c) * gap) / c), "took the difference for the largest part"],
        [(b + c) * part, "left the smallest part out"],
      ],
      way: `${c} − ${a} = ${c - a} parts are ${gap}, so one part is ${part}. All ${a + b + c} parts are ${(a + b + c) * part}.`,
    };
  }),
  make("coins-in-a-ratio", 3, (draw) => {
    const [a, b, c] = draw.one([
      [2, 3, 1],
      [4, 1, 2],
      [3, 2, 1],
      [1, 2, 3],
      [5, 3, 2],
    ] as const);
    const [part, worth] = [draw.int(4, 16), a + 2 * b + 5 * c];
    return {
      asks: [
        `A box has ₹1, ₹2 and ₹5 coins in the ratio ${a} : ${b} : ${c}, worth ₹${worth * part} together. How many ₹2 coins are in it?`,
        `A fair sells tickets at ₹1, ₹2 and ₹5 in the ratio ${a} : ${b} : ${c} and takes ₹${worth * part}. How many tickets at ₹2 does it sell?`,
      ],
      key: b * part,
      hasDecimals: true,
      slips: [
        [part, "found how many times the ratio is taken"],
        [2 * b * part, "found their value, not their number"],
        [tidy(Math.round((worth * part * b) / (a + b + c))), "shared the rupees in the ratio of the numbers"],
        [a * part, "gave the number of those at ₹1"],
        [c * part, "gave the number of those at ₹5"],
      ],
      way: `${a}, ${b} and ${c} of them are worth ${a} + ${2 * b} + ${5 * c} = ₹${worth}. ${worth * part} ÷ ${worth} = ${part}, so there are ${b} × ${part} = ${b * part}.`,
    };
  }),
  ...recipeInATable,
  ...sharesAsTwoStrips,
];
