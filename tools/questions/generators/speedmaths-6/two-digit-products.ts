import { drawGeometry } from "../../figures/geometry";
import type { Family } from "../family";
import { familiesOf } from "../quick-family";
import { picture } from "../quick-pictures";
import { grouped } from "../words";
import { lastDigitOfThreeFactors } from "./last-digit-of-three-factors";

const make = familiesOf("Two-digit Products");

/** The families of the topic Two-digit Products. */
export const twoDigitProducts: readonly Family[] = [
  make("rectangle-in-two-parts", 1, (draw, turn) => {
    const [high, tens, ones] = [draw.int(3, 9) * 2 + 10, draw.int(2, 4) * 10, draw.int(3, 8)];
    const part = turn % 2 === 0 ? tens : ones;
    const key = high * (tens + ones);
    return {
      asks: [
        `The left part of the rectangle has an area of ${grouped(high * part)} square centimetres. What is the area of the whole rectangle in square centimetres?`,
        `A field is cut into two parts, with lengths in metres. The right part has an area of ${grouped(high * part)} square metres. What is the area of the whole field in square metres?`,
      ],
      key,
      slips: [
        [2 * high * part, "doubled the part that is known"],
        [high * part + tens + ones, "added lengths to an area"],
        [high * (tens + ones - part), "found the other part alone"],
        [(high + 10) * (tens + ones), "took the height ten too large"],
        [high * tens * 2 - high * ones, "took the narrow part off instead of adding it"],
      ],
      way: `The height is ${grouped(high * part)} ÷ ${part} = ${high}. So the whole is ${high} × ${tens + ones} = ${grouped(key)}.`,
      figure: picture(
        drawGeometry,
        `A rectangle cut by a line into a left part ${tens} wide and a right part ${ones} wide`,
        {
          points: {
            A: [0, 0],
            B: [tens, 0],
            C: [tens + ones, 0],
            D: [tens + ones, 14],
            E: [tens, 14],
            F: [0, 14],
          },
          unnamed: ["A", "B", "C", "D", "E", "F"],
          strokes: ["ACDFA", "BE"],
          lengths: [
            { at: "AB", text: String(tens) },
            { at: "BC", text: String(ones) },
          ],
          height: 150,
        },
      ),
    };
  }),
  make("product-in-other-factors", 1, (draw) => {
    const [n, [by, to, times]] = [
      draw.int(6, 16),
      draw.one([
        [25, 50, 2],
        [15, 30, 2],
        [35, 70, 2],
        [45, 90, 2],
      ] as const),
    ];
    const first = n * times;
    return {
      frames: [
        `Which product is equal to ${first} × ${by}?`,
        `A hall has ${first} rows of ${by} chairs. The same number of chairs is to stand in other rows. Which rows are possible?`,
      ],
      key: `${n} × ${to}`,
      slips: [
        [`${first} × ${to}`, "doubled one factor without halving the other"],
        [`${first * 2} × ${to}`, "doubled both of the factors"],
        [`${n} × ${by}`, "halved one factor without doubling the other"],
        [`${first - 5} × ${by + 5}`, "moved 5 from one factor to the other"],
      ],
      because: `Half of ${first} is ${n} and the double of ${by} is ${to}. Halving one factor and doubling the other keeps the product.`,
      isWords: true,
    };
  }),
  make("gap-of-two-multiples", 3, (draw) => {
    const [n, low, gap] = [draw.int(23, 68), draw.int(26, 47), draw.int(3, 7)];
    return {
      asks: [
        `${low + gap} times a number is ${gap * n} more than ${low} times the number. What is the number?`,
        `All towels of a shop have one price. ${low + gap} towels cost ₹${gap * n} more than ${low} towels. How many rupees does one cost?`,
      ],
      key: n,
      hasDecimals: true,
      slips: [
        [gap * n, "took the gap for the number itself"],
        [n * gap - gap, "subtracted the gap of the factors"],
        [n + gap, "added the gap of the factors"],
        [Math.round((n * gap) / (gap - 1)), "divided by a gap that is one too small"],
        [Math.round((n * gap) / (gap + 1)), "divided by a gap that is one too large"],
      ],
      way: `${low + gap} − ${low} = ${gap} times the number is ${gap * n}. So it is ${gap * n} ÷ ${gap} = ${n}.`,
    };
  }),
  ...lastDigitOfThreeFactors,
];
