import type { Family } from "../family";
import { familiesOf, tidy } from "../quick-family";
import { grouped } from "../words";
import { morePartsOfTheSame } from "./more-parts-of-the-same";
import { walkersInATable } from "./walkers-in-a-table";

const make = familiesOf("Fractions of Numbers");

/** The families of the topic Fractions of Numbers. */
export const fractionsOfNumbers: readonly Family[] = [
  make("part-of-some-kilograms", 1, (draw) => {
    const [top, bottom, one] = draw.one([
      [3, 8, 125],
      [5, 8, 125],
      [3, 4, 250],
      [2, 5, 200],
      [3, 5, 200],
      [7, 8, 125],
    ] as const);
    const whole = draw.int(2, 6);
    return {
      asks: [
        `How many grams are ${top}/${bottom} of ${whole} kg?`,
        `${top}/${bottom} of a jar of ${whole} litres is filled with oil. How many millilitres of oil are in it?`,
      ],
      key: top * one * whole,
      slips: [
        [top * one, "took the part of a single one"],
        [one * whole, "took one part only"],
        [(bottom - top) * one * whole, "took the part that is left"],
        [(top * one * whole) / 10, "took 100 for 1,000"],
        [whole * 1000 - top * 100, "took each part for 100"],
      ],
      way: `1/${bottom} of 1,000 is ${one}, so ${top}/${bottom} is ${top * one}. ${whole} times that is ${grouped(top * one * whole)}.`,
    };
  }),
  make("fractions-that-cancel", 3, (draw) => {
    const [from, to] = draw.one([
      [2, 5],
      [1, 4],
      [2, 6],
      [3, 7],
      [1, 5],
      [3, 8],
    ] as const);
    const one = draw.int(6, 15);
    const list = Array.from({ length: to - from }, (_, index) => `${from + index}/${from + index + 1}`);
    if (list.length < 3) return undefined;
    return {
      asks: [
        `What is ${list.join(" of ")} of ${to * one}?`,
        `${to * one} players start. In each round the given part goes on: ${list.toReversed().join(", then ")}. How many are left at the end?`,
      ],
      key: from * one,
      hasDecimals: true,
      slips: [
        [(to - 1) * one, "did one of the steps only"],
        [one, "took one part of the whole"],
        [(to - from) * one, "took away the parts that stay"],
        [(from + 1) * one, "left the last step out"],
        [tidy((to * one) / 2), "halved the number"],
      ],
      way: `In ${list.join(" × ")} each bottom cancels the next top. ${from}/${to} stays, and ${from}/${to} of ${to * one} is ${from * one}.`,
    };
  }),
  make("third-against-a-quarter", 3, (draw) => {
    const [a, b] = draw.one([
      [3, 4],
      [4, 5],
      [2, 3],
      [5, 6],
    ] as const);
    const gap = draw.int(3, 14);
    return {
      asks: [
        `1/${a} of a number is ${gap} more than 1/${b} of it. What is the number?`,
        `One hall holds 1/${a} of a library’s books and another 1/${b} of them, which is ${gap} books fewer. How many books does the library have?`,
      ],
      key: a * b * gap,
      slips: [
        [a * gap, "took the difference for the larger part"],
        [b * gap, "took the difference for the smaller part"],
        [(a + b) * gap, "added the two bottoms"],
        [gap * 10, "took the difference for a tenth"],
        [a * b * gap * 2, "doubled the whole"],
        [a * b + gap, "added instead of multiplying"],
      ],
      way: `1/${a} − 1/${b} = ${b}/${a * b} − ${a}/${a * b} = 1/${a * b}. If 1/${a * b} is ${gap}, the number is ${a * b} × ${gap} = ${a * b * gap}.`,
    };
  }),
  ...morePartsOfTheSame,
  ...walkersInATable,
];
