import { drawStrips } from "../../figures/strips";
import type { Family } from "../family";
import { familiesOf, tidy } from "../quick-family";
import { picture } from "../quick-pictures";
import { pagesStillToRead } from "./pages-still-to-read";
import { largestPartOfFour } from "./largest-part-of-four";

const make = familiesOf("Fractions of Numbers");

/** The families of the topic Fractions of Numbers. */
export const fractionsOfNumbers: readonly Family[] = [
  make("grey-parts-of-a-strip", 1, (draw, turn) => {
    const [parts, one] = [draw.int(7, 9), draw.int(6, 24)];
    const grey = draw.int(2, parts - 3);
    return {
      asks: [
        `The grey parts of the strip stand for ${grey * one}. All parts are equal. What does the whole strip stand for?`,
        `The whole strip is a field of ${parts * one} hectares in equal parts. On the white parts there is rice. How many hectares is that?`,
      ],
      key: turn % 2 === 0 ? parts * one : (parts - grey) * one,
      hasDecimals: true,
      slips: [
        [turn % 2 === 0 ? (parts - grey) * one : grey * one, "found the parts of the other colour"],
        [one, "found a single part"],
        [turn % 2 === 0 ? grey * one * 2 : (parts * one) / 2, "took the grey parts for a half"],
        [tidy((turn % 2 === 0 ? parts + 1 : parts - grey + 1) * one), "counted one part too many"],
        [tidy((turn % 2 === 0 ? parts - 1 : parts - grey - 1) * one), "counted one part too few"],
      ],
      way:
        turn % 2 === 0
          ? `${grey} parts are ${grey * one}, so one part is ${one}. All ${parts} parts are ${parts * one}.`
          : `One part is ${parts * one} ÷ ${parts} = ${one}. The ${parts - grey} white parts are ${(parts - grey) * one}.`,
      figure: picture(
        drawStrips,
        `A strip of ${parts} equal parts, ${grey} of them grey and ${parts - grey} white`,
        {
          rows: [{ parts: Array.from({ length: parts }, (_, index) => ({ size: 1, isGrey: index < grey })) }],
        },
      ),
    };
  }),
  make("one-fraction-of-two-numbers", 1, (draw) => {
    const [top, bottom] = draw.one([
      [3, 8],
      [5, 6],
      [4, 9],
      [2, 7],
      [5, 8],
      [3, 7],
    ] as const);
    const whole = bottom * 10;
    const a = draw.int(bottom + 2, whole - bottom - 2);
    if (a % bottom === 0 || a * 2 === whole) return undefined;
    return {
      asks: [
        `What is ${top}/${bottom} of ${a} + ${top}/${bottom} of ${whole - a}?`,
        `Of ${a} red and of ${whole - a} white roses ${top}/${bottom} are in bloom. How many roses are in bloom?`,
      ],
      key: top * 10,
      slips: [
        [2 * top * 10, "added the two equal fractions as well"],
        [(bottom - top) * 10, "took the part that is left"],
        [10, "took one part of the whole"],
        [whole, "added the numbers alone"],
        [top * 10 + 10, "took one part too many"],
      ],
      way: `${a} + ${whole - a} = ${whole}, so take ${top}/${bottom} of ${whole} at once: ${top} × 10 = ${top * 10}.`,
    };
  }),
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
];
