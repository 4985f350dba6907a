import type { Family } from "../family";
import { familiesOf } from "../quick-family";
import { grouped } from "../words";
import { bagsOfTwentyFive } from "./bags-of-twenty-five";
import { elevenLessOne } from "./eleven-less-one";

const make = familiesOf("Multiplying by 11 and 25");

/** The families of the topic Multiplying by 11 and 25. */
export const elevenAndTwentyFive: readonly Family[] = [
  make("twenty-two-in-two-steps", 2, (draw, turn) => {
    const [n, by] = [draw.int(1, 4) * 10 + draw.int(2, 8), turn % 2 === 0 ? 22 : 33];
    const key = n * by;
    return {
      asks: [`What is ${n} × 22?`, `A crate holds 33 coconuts. How many coconuts do ${n} crates hold?`],
      key,
      slips: [
        [n * 11, "stopped after 11 times"],
        [n * (by - (by % 10)), "took the tens of the factor only"],
        [n * 10 * (by / 11) + n, "forgot to take the ones that often"],
        [n * (by + 11), "took 11 times once too often"],
        [n * 11 + by / 11, "added the second factor instead of multiplying"],
      ],
      way: `11 × ${n} = ${11 * n}, and ${by / 11} times that is ${grouped(key)}.`,
    };
  }),
  make("three-quarters-of-hundreds", 2, (draw) => {
    const n = draw.int(5, 22) * 4;
    return {
      asks: [`What is ${n} × 75?`, `A packet of tea weighs 75 g. How many grams do ${n} packets weigh?`],
      key: n * 75,
      slips: [
        [n * 25, "took one quarter instead of three"],
        [n * 50, "took one half instead of three quarters"],
        [(n * 75) / 10, "put one zero instead of two"],
        [n * 70 + 5, "multiplied the 7 and added the 5"],
        [n * 100 - 25, "took 25 off once only"],
      ],
      way: `75 is three quarters of 100. ${n} ÷ 4 × 3 = ${(n / 4) * 3}, so it is ${(n / 4) * 3} hundreds: ${grouped(n * 75)}.`,
    };
  }),
  ...bagsOfTwentyFive,
  ...elevenLessOne,
];
