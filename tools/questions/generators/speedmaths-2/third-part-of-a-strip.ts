import type { Family } from "../family";
import { familiesOf } from "../quick-family";
import { picture } from "../quick-pictures";
import { drawStrips } from "../../figures/strips";

const make = familiesOf("Number Bonds");

/** “third part of a strip”, for the topic of number-bonds.ts. */
export const thirdPartOfAStrip: readonly Family[] = [
  make("third-part-of-a-strip", 2, (draw) => {
    const [whole, a, b] = [draw.one([40, 50, 60]), draw.int(8, 18), draw.int(8, 19)];
    if (a === b || (a + b) % 10 === 0 || whole - a - b < 9) return undefined;
    const key = whole - a - b;
    return {
      asks: [
        `The whole strip is ${whole}. Which number belongs in the white part?`,
        `A rope of ${whole} m is cut into three pieces. How many metres is the white piece?`,
      ],
      key,
      slips: [
        [whole - a, "left out the second grey part"],
        [a + b, "added the grey parts and stopped"],
        [key + 10, "filled up to a ten too many"],
        [key - 10, "lost a ten on the way"],
        [whole - b, "left out the first grey part"],
      ],
      way: `${a} + ${b} = ${a + b}. From ${a + b} to ${whole} it is ${key}.`,
      figure: picture(
        drawStrips,
        `A strip in three parts: grey with ${a}, grey with ${b}, and a white part with a question mark`,
        {
          rows: [
            {
              parts: [
                { size: a, words: String(a), isGrey: true },
                { size: b, words: String(b), isGrey: true },
                { size: key, words: "?" },
              ],
            },
          ],
        },
      ),
    };
  }),
];
