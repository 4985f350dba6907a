import type { Family } from "../family";
import { familiesOf, tidy } from "../quick-family";

const make = familiesOf("Fractions and Decimals");

/** “chain of growing fractions” and “divided by a friendly decimal”, for the topic of fractions-and-decimals.ts. */
export const chainOfGrowingFractions: readonly Family[] = [
  make("chain-of-growing-fractions", 3, (draw, turn) => {
    const n = turn % 2 === 0 ? draw.one([7, 9, 11]) : draw.one([13, 15, 19]);
    return {
      asks: [
        `What is (1 + 1/2) × (1 + 1/3) × (1 + 1/4) × … × (1 + 1/${n})?`,
        `A heap of sand grows by 1/2 of itself on the first day, by 1/3 of what is then there on the second, by 1/4 on the third and so on up to 1/${n}. How many times as large is it then?`,
      ],
      key: (n + 1) / 2,
      slips: [
        [n + 1, "forgot the 2 that stays at the bottom"],
        [(n - 1) / 2, "stopped one factor too early"],
        [n, "took the last denominator for the answer"],
        [(n + 3) / 2, "went one factor too far"],
        [n - 1, "counted the factors"],
      ],
      way: `It is 3/2 × 4/3 × 5/4 × … × ${n + 1}/${n}. Everything cancels but ${n + 1} and 2, so it is ${(n + 1) / 2}.`,
    };
  }),
  make("divided-by-a-friendly-decimal", 2, (draw) => {
    const [by, top, bottom] = draw.one([
      [0.75, 3, 4],
      [0.375, 3, 8],
      [0.625, 5, 8],
      [0.15, 3, 20],
    ] as const);
    const n = draw.int(4, 14) * top;
    return {
      asks: [
        `What is ${n} ÷ ${by}?`,
        `How many packets of ${by} kg can be filled from a sack of ${n} kg of dal?`,
      ],
      key: (n / top) * bottom,
      hasDecimals: true,
      slips: [
        [tidy(n * by), "multiplied instead of dividing"],
        [n * bottom, "divided by a unit fraction only"],
        [n / top, "divided by the top alone"],
        [tidy(((n / top) * bottom) / 10), "put the point one place too far left"],
        [(n / top) * bottom * 10, "put a zero too many"],
        [tidy(n * (1 + by)), "added the product to the number"],
      ],
      way: `${by} is ${top}/${bottom}. ${n} ÷ ${top} = ${n / top}, and ${n / top} × ${bottom} = ${(n / top) * bottom}.`,
    };
  }),
];
