import type { Family } from "../family";
import { familiesOf, tidy } from "../quick-family";

const make = familiesOf("Fractions of Numbers");

/** “all from what is left”, for the topic of fractions-of-numbers.ts. */
export const allFromWhatIsLeft: readonly Family[] = [
  make("all-from-what-is-left", 3, (draw) => {
    const [top, bottom] = draw.one([
      [2, 5],
      [1, 4],
      [1, 3],
      [3, 5],
      [3, 8],
      [2, 7],
    ] as const);
    const one = draw.int(4, 12);
    const left = (bottom - top) * one;
    return {
      asks: [
        `After ${top}/${bottom} of the balloons have burst, ${left} are left. How many balloons were there?`,
        `Tara has read ${top}/${bottom} of her book. ${left} pages are left to read. How many pages does the book have?`,
      ],
      key: bottom * one,
      slips: [
        [left + one, "added one part only"],
        [left * 2, "doubled what is left"],
        [tidy((left * bottom) / top), "took what is left for the part that is gone"],
        [left + top, "added the number of parts"],
        [left * bottom, "took what is left for one part"],
      ],
      way: `${bottom - top} parts of ${bottom} are ${left}, so one part is ${one}. All ${bottom} parts are ${bottom * one}.`,
    };
  }),
];
