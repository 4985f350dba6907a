import { drawStrips } from "../../figures/strips";
import type { Family } from "../family";
import { familiesOf } from "../quick-family";
import { picture } from "../quick-pictures";

const make = familiesOf("Fractions of Numbers");

/** “grey parts of a strip”, for the topic of fractions-of-numbers.ts. */
export const greyPartsOfAStrip: readonly Family[] = [
  make("grey-parts-of-a-strip", 1, (draw, turn) => {
    const [parts, one] = [draw.int(7, 9), draw.int(6, 24)];
    const grey = draw.int(2, parts - 3);
    return {
      asks: [
        `The grey parts of the strip stand for ${grey * one}. All parts are equal. What does the whole strip stand for?`,
        `The whole strip is a field of ${parts * one} hectares in equal parts. On the white parts there is rice. How many hectares is that?`,
      ],
      key: turn % 2 === 0 ? parts * one : (parts - grey) * one,

      slips:
        turn % 2 === 0
          ? [
              [(parts - 1) * one, "counted one part too few"],
              [grey * one + parts - grey, "took each white part for 1"],
              [grey * one * 2, "took the grey parts for a half"],
              [(parts + 1) * one, "counted one part too many"],
            ]
          : [
              [grey * one, "found the parts of the other colour"],
              [one, "found a single part"],
              [(parts - grey + 1) * one, "counted one part too many"],
              [(parts - grey - 1) * one, "counted one part too few"],
              [(parts * one) / 2, "took the white parts for a half"],
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
];
