import type { Family } from "../family";
import { familiesOf, tidy } from "../quick-family";

const make = familiesOf("Per Cents of Numbers");

/** “from one per cent to another”, for the topic of per-cents-of-numbers.ts. */
export const fromOnePerCentToAnother: readonly Family[] = [
  make("from-one-per-cent-to-another", 3, (draw) => {
    const [p, q] = draw.one([
      [40, 70],
      [30, 45],
      [60, 25],
      [20, 35],
      [80, 50],
      [15, 40],
      [35, 60],
    ] as const);
    const one = draw.int(3, 14);
    const [known, key] = [(p / 5) * one, (q / 5) * one];
    return {
      asks: [
        `${p}% of a number is ${known}. What is ${q}% of the same number?`,
        `${known} litres fill ${p}% of a tank. How many litres fill ${q}% of it?`,
      ],
      key,
      hasDecimals: true,
      slips: [
        [known + q - p, "changed the number by as much as the per cent"],
        [one * 20, "found the whole"],
        [one * 20 - key, "found what is missing to the whole"],
        [
          q > p ? key - one : tidy((known * q) / 100),
          q > p ? "left out one step of 5 per cent" : "took the per cent of the part",
        ],
      ],
      way: `5% is ${known} ÷ ${p / 5} = ${one}. So ${q}% is ${q / 5} × ${one} = ${key}.`,
    };
  }),
];
