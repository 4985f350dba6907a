import type { Family } from "../../family";
import { numberSlips } from "../../slips";
import { range } from "../../whole";
import { listed } from "../../words";

const factorsOf = (number: number): number[] => range(1, number).filter((part) => number % part === 0);

export const factorCount: Family = {
  name: "factor-count",
  topic: "Factors and Multiples",
  level: 2,
  count: 1,
  draft: (draw) => {
    const number = draw.one([16, 18, 20, 24, 28, 30, 32, 36, 40, 42, 45, 48, 50, 54, 56]);
    const factors = factorsOf(number);
    const key = factors.length;
    return {
      frames: [
        `How many factors does ${number} have?`,
        `${number} chairs are put in equal rows. One row of ${number} and ${number} rows of 1 count too. How many ways are there to do it?`,
      ],
      key: String(key),
      slips: numberSlips(String, [
        [key - 2, `leaving out 1 and ${number}`],
        [key - 1, `leaving out ${number} itself`],
        [Math.ceil(key / 2), "counting each pair of factors as one"],
        [key + 1, "counting one factor twice"],
      ]),
      because: `The factors of ${number} are ${listed(factors)}: ${key} of them.`,
    };
  },
};
