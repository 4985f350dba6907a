import type { Family } from "../family";
import { familiesOf } from "../quick-family";
import { grouped } from "../words";

const make = familiesOf("Quick Division");

/** “just under a round number” and “largest remainder possible”, for the topic of quick-division.ts. */
export const justUnderARoundNumber: readonly Family[] = [
  make("just-under-a-round-number", 1, (draw) => {
    const [by, round, less] = [draw.int(3, 9), draw.int(2, 9) * 100, draw.int(1, 4)];
    const key = round - less;
    return {
      asks: [
        `What is ${grouped(by * key)} ÷ ${by}?`,
        `${grouped(by * key)} bricks are loaded equally on ${by} carts. How many bricks are on each cart?`,
      ],
      key,
      slips: [
        [round - by * less, "took off what is missing in all"],
        [round, "stopped at the round number"],
        [round + less, "added what is missing"],
        [round - 10 * less, "took tens off instead of ones"],
        [round + by * less, "added what is missing in all"],
      ],
      way: `${grouped(by * round)} ÷ ${by} = ${round}, and ${by * less} ÷ ${by} = ${less} must come off: ${key}.`,
    };
  }),
  make("largest-remainder-possible", 3, (draw) => {
    const [by, quotient] = [draw.int(6, 15), draw.int(12, 40)];
    const key = by * quotient + by - 1;
    return {
      asks: [
        `A number divided by ${by} gives ${quotient} and the largest possible remainder. What is the number?`,
        `Apples are packed in bags of ${by}. ${quotient} bags are full, and as many apples as possible are left over. How many apples are there?`,
      ],
      key,
      slips: [
        [by * quotient, "forgot the remainder"],
        [by * quotient + by, "took a remainder that makes one more full group"],
        [by * quotient + 9, "took 9 for the largest remainder"],
        [by * quotient + by - 2, "took a remainder that is not the largest"],
        [by * (quotient - 1) + by - 1, "took one full group too few"],
        [by * quotient + quotient - 1, "took the remainder below the other number"],
      ],
      way: `The largest remainder is ${by - 1}, one below ${by}. So the number is ${by} × ${quotient} + ${by - 1} = ${key}.`,
    };
  }),
];
