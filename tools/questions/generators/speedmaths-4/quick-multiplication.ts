import type { Family } from "../family";
import { familiesOf } from "../quick-family";
import { grouped } from "../words";
import { oneGroupOffTwenty } from "./one-group-off-twenty";

const make = familiesOf("Quick Multiplication");

/** The families of the topic Quick Multiplication. */
export const quickMultiplication: readonly Family[] = [
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
  make("product-with-a-given-end", 2, (draw, turn) => {
    const end = turn % 2 === 0 ? 4 : 6;
    const [right, wrong] =
      end === 4
        ? ([
            ["28 × 8", "46 × 9", "67 × 2", "38 × 3"],
            ["24 × 5", "34 × 7", "46 × 8", "54 × 3", "73 × 6"],
          ] as const)
        : ([
            ["28 × 7", "52 × 3", "64 × 9", "37 × 8"],
            ["36 × 5", "46 × 7", "56 × 3", "63 × 4", "28 × 8"],
          ] as const);
    const key = draw.one(right);
    return {
      frames: [
        "Only the last digits matter. Which of these products ends in 4?",
        "A shop packs equal boxes, boxes × pens in a box. The number of all pens ends in 6. Which boxes are these?",
      ],
      key,
      slips: draw
        .shuffle(wrong)
        .slice(0, 3)
        .map((text) => {
          const [a = 0, b = 0] = text.split(" × ").map(Number);
          return [text, `${a % 10} × ${b} = ${(a % 10) * b}, so it ends in ${((a % 10) * b) % 10}`];
        }),
      because: `Multiply the last digits. ${key.split("").at(1)} × ${key.split(" × ").at(1)} ends in ${end}.`,
      isWords: true,
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
      hasDecimals: true,
      slips: [
        [n * less, "took the gap for the number"],
        [n * less - less, "subtracted the missing groups"],
        [n + less, "added the missing groups"],
        [Math.round((n * less) / right), "divided by the right number of groups"],
        [n - less, "took the missing groups off the number"],
        [n * 2, "halved the gap"],
      ],
      way: `${less} groups are missing, and they are ${n * less}. So one group is ${n * less} ÷ ${less} = ${n}.`,
    };
  }),
  ...oneGroupOffTwenty,
];
