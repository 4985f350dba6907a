import type { Family } from "../family";
import { familiesOf, tidy } from "../quick-family";
import { pagesStillToRead } from "./pages-still-to-read";
import { largestPartOfFour } from "./largest-part-of-four";
import { greyPartsOfAStrip } from "./grey-parts-of-a-strip";
import { oneFractionOfTwoNumbers } from "./one-fraction-of-two-numbers";

const make = familiesOf("Fractions of Numbers");

/** The families of the topic Fractions of Numbers. */
export const fractionsOfNumbers: readonly Family[] = [
  make("back-from-half-of-the-rest", 3, (draw) => {
    const [top, bottom] = draw.one([
      [1, 3],
      [1, 4],
      [2, 5],
      [1, 5],
    ] as const);
    const left = draw.int(4, 16) * (bottom - top) * 5;
    const key = (left * 2 * bottom) / (bottom - top);
    return {
      asks: [
        `Neha spends ${top}/${bottom} of her money on a book and half of the rest on a pen. ₹${left} is left. How many rupees did she have?`,
        `${top}/${bottom} of a tank is used in the morning and half of the rest in the evening. Then ${left} litres are left. How many litres were in it?`,
      ],
      key,
      hasDecimals: true,
      slips: [
        [left * 2, "undid the second step alone"],
        [left * 2 * bottom, "took the rest for one part of the whole"],
        [tidy((left * bottom) / (bottom - top)), "undid the first step alone"],
        [tidy(left * 2 + (left * 2 * top) / bottom), "added the fraction of the rest"],
        [key + left, "added what is left once more"],
      ],
      way: `Before the second step it was 2 × ${left} = ${2 * left}. That is ${bottom - top}/${bottom} of the whole, so the whole is ${key}.`,
    };
  }),
  ...pagesStillToRead,
  ...largestPartOfFour,
  ...greyPartsOfAStrip,
  ...oneFractionOfTwoNumbers,
];
