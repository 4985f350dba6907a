import { drawGeometry } from "../../figures/geometry";
import type { Family } from "../family";
import { familiesOf } from "../quick-family";
import { picture } from "../quick-pictures";
import { grouped } from "../words";

const make = familiesOf("Two-digit Products");

/** “rectangle in two parts”, for the topic of two-digit-products.ts. */
export const rectangleInTwoParts: readonly Family[] = [
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
        [
          turn % 2 === 0 ? high * part + high : high * tens,
          turn % 2 === 0 ? "added the height alone" : "found the other part alone",
        ],
        [high * part + tens * ones, "multiplied the two widths for the other part"],
        [high * part + tens + ones, "added lengths to an area"],
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
];
