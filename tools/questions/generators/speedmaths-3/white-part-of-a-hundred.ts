import { drawStrips } from "../../figures/strips";
import type { Family } from "../family";
import { familiesOf } from "../quick-family";
import { picture } from "../quick-pictures";

const make = familiesOf("Number Bonds");

/** “white part of a hundred”, for the topic of number-bonds.ts. */
export const whitePartOfAHundred: readonly Family[] = [
  make(
    "white-part-of-a-hundred",
    1,
    (draw) => {
      const part = draw.int(3, 7) * 10 + draw.int(1, 9);
      return {
        asks: [
          "The whole strip is 100. Which number belongs in the white part?",
          "A ribbon of 100 cm is cut as the strip shows. How many centimetres is the white piece?",
        ],
        key: 100 - part,
        slips: [
          [110 - part, "made the tens add up to ten and forgot the ones"],
          [100 - part + 2 * (part % 10) - 10, "kept the ones instead of filling them up"],
          [90 - part, "took a ten too much off"],
          [part, "wrote the grey number again"],
        ],
        way: `${part} + ${100 - part} = 100. The ones make 10 and the tens make 90.`,
        figure: picture(drawStrips, `A strip in a grey part with the number ${part} and a white part`, {
          rows: [
            {
              parts: [
                { size: part, words: String(part), isGrey: true },
                { size: 100 - part, words: "?" },
              ],
            },
          ],
        }),
      };
    },
    3,
  ),
];
