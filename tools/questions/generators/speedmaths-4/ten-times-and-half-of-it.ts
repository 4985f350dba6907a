import type { Family } from "../family";
import { familiesOf } from "../quick-family";
import { grouped } from "../words";

const make = familiesOf("Quick Multiplication");

/** “ten times and half of it” and “too few groups taken”, for the topic of quick-multiplication.ts. */
export const tenTimesAndHalfOfIt: readonly Family[] = [
  make("ten-times-and-half-of-it", 2, (draw) => {
    const n = draw.int(7, 42) * 2;
    if (n % 10 === 0) return undefined;
    return {
      asks: [`What is ${n} × 15?`, `A lantern needs 15 beads. How many beads do ${n} lanterns need?`],
      key: n * 15,
      slips: [
        [n * 10 + 5, "added 5 instead of 5 times the number"],
        [n * 10 + n / 2, "added half of the number, not of ten times it"],
        [n * 20, "took 10 times for the half"],
        [n * 5, "took half of ten times alone"],
        [n * 10 + n, "added the number once"],
      ],
      way: `${n} × 10 = ${n * 10}, and half of that is ${n * 5}. Together ${grouped(n * 15)}.`,
    };
  }),
  make("too-few-groups-taken", 3, (draw) => {
    const [n, right, less] = [draw.int(13, 39), draw.int(12, 19), draw.int(2, 4)];
    return {
      asks: [
        `Sameer should multiply a number by ${right}, but multiplies it by ${right - less}. His result is ${n * less} too small. What is the number?`,
        `A cook counts ${right - less} crates of eggs where there are ${right}. So ${n * less} eggs are missing in the list. How many eggs are in a crate?`,
      ],
      key: n,

      slips: [
        [n * less, "took the gap for the number"],
        [n * less - less, "subtracted the missing groups"],
        [(n * less) / (less + 1), "counted one missing group too many"],
        [(n * less) / 2, "halved the gap"],
        [less, "found the missing groups and stopped"],
      ],
      way: `${less} groups are missing, and they are ${n * less}. So one group is ${n * less} ÷ ${less} = ${n}.`,
    };
  }),
];
