import type { Family } from "../family";
import { familiesOf, tidy } from "../quick-family";

const make = familiesOf("Profit and Loss");

const tenth = (value: number): number => Math.round(value * 10) / 10;

/** “so many for the same money”, for the topic of profit-and-loss.ts. */
export const soManyForTheSameMoney: readonly Family[] = [
  make("so-many-for-the-same-money", 2, (draw) => {
    const [a, b] = draw.one([
      [5, 4],
      [6, 5],
      [6, 4],
      [10, 8],
      [8, 5],
      [7, 5],
      [12, 10],
      [9, 6],
      [16, 10],
    ] as const);
    const price = draw.int(2, 6) * 10;
    const key = tidy((a / b - 1) * 100);
    return {
      asks: [
        `Lemons are bought at ${a} for ₹${price} and sold at ${b} for ₹${price}. What is the gain per cent?`,
        `A stall buys ${a} postcards for ₹${price}, and for each ${b} that it sells it takes ₹${price}. What is its gain per cent?`,
      ],
      key,
      unit: "%",
      hasDecimals: true,
      slips: [
        [tenth((1 - b / a) * 100), "compared with the larger number"],
        [tenth((b / a) * 100), "found what part of them brings the cost back"],
        [tidy((a / b) * 100), "forgot to take 100 per cent off"],
        [a - b, "subtracted the two numbers"],
      ],
      way: `The cost of ${a} comes back with ${b}, so ${a - b} on ${b} is gain: ${a - b}/${b} = ${key}%.`,
    };
  }),
];
