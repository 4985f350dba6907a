import type { Family } from "../family";
import { familiesOf } from "../quick-family";
import { grouped } from "../words";

const make = familiesOf("Fractions of Numbers");

/** “part of some kilograms”, for the topic of fractions-of-numbers.ts. */
export const partOfSomeKilograms: readonly Family[] = [
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
];
