import { drawStrips } from "../../figures/strips";
import type { Family } from "../family";
import { familiesOf } from "../quick-family";
import { picture } from "../quick-pictures";

const make = familiesOf("Quick Division");

/** “some pieces of a strip”, for the topic of quick-division.ts. */
export const somePiecesOfAStrip: readonly Family[] = [
  make("some-pieces-of-a-strip", 2, (draw, turn) => {
    const [parts, one] = [draw.int(5, 9), draw.int(7, 15)];
    const grey = draw.int(2, parts - 2);
    if (grey * 2 === parts) return undefined;
    return {
      asks: [
        `The strip is ${parts * one} cm long and has equal parts. How many centimetres long is the grey piece?`,
        `The grey piece of the strip is ${grey * one} cm long, and all parts are equal. How many centimetres long is the whole strip?`,
      ],
      key: turn % 2 === 0 ? grey * one : parts * one,
      slips:
        turn % 2 === 0
          ? [
              [one, "found one part only"],
              [(parts - grey) * one, "found the white piece"],
              [(grey + 1) * one, "counted one part too many"],
              [(grey - 1) * one, "counted one part too few"],
              [parts * one - grey, "took each part for 1 cm"],
            ]
          : [
              [(parts - 1) * one, "counted one part too few"],
              [grey * one + parts - grey, "took each white part for 1 cm"],
              [grey * one * 2, "doubled the grey piece"],
              [(parts + 1) * one, "counted one part too many"],
            ],

      way:
        turn % 2 === 0
          ? `${parts * one} ÷ ${parts} = ${one} cm for one part, and ${grey} × ${one} = ${grey * one}.`
          : `${grey * one} ÷ ${grey} = ${one} cm for one part, and ${parts} × ${one} = ${parts * one}.`,
      figure: picture(
        drawStrips,
        `A strip of ${parts} equal parts: ${grey} are grey and ${parts - grey} white`,
        {
          rows: [{ parts: Array.from({ length: parts }, (_, index) => ({ size: 1, isGrey: index < grey })) }],
        },
      ),
    };
  }),
];
