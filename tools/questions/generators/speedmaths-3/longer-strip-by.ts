import { drawStrips } from "../../figures/strips";
import type { Family } from "../family";
import { familiesOf } from "../quick-family";
import { picture } from "../quick-pictures";

const make = familiesOf("Mental Subtraction");

/** “longer strip by”, for the topic of mental-subtraction.ts. */
export const longerStripBy: readonly Family[] = [
  make("longer-strip-by", 1, (draw, turn) => {
    const [a, b] = [draw.int(61, 82), draw.int(34, 49)];
    const names = turn % 2 === 0 ? (["Red", "Blue"] as const) : (["Mira", "Jay"] as const);
    if (a % 10 >= b % 10) return undefined;
    return {
      asks: [
        "The strips show a red and a blue ribbon in centimetres. By how many centimetres is the red one longer?",
        "The strips show the points of Mira and Jay. How many more points does Mira have?",
      ],
      key: a - b,
      slips: [
        [a - b + 10, "borrowed a ten and did not take it off"],
        [
          (Math.floor(a / 10) - Math.floor(b / 10)) * 10 + (b % 10) - (a % 10),
          "took the smaller from the larger ones digit",
        ],
        [a - b - 10, "took a ten too much off"],
        [10 - (b % 10) + (a % 10), "counted the ones and forgot the tens between"],
      ],
      way: `From ${b} up to ${a}: ${10 - (b % 10)} to ${Math.ceil(b / 10) * 10}, then ${a - Math.ceil(b / 10) * 10}. That is ${a - b}.`,
      figure: picture(
        drawStrips,
        `Two strips: ${names[0]} with the number ${a}, ${names[1]} with the number ${b}`,
        {
          rows: [
            { name: names[0], parts: [{ size: a, words: String(a), isGrey: true }] },
            { name: names[1], parts: [{ size: b, words: String(b) }] },
          ],
        },
      ),
    };
  }),
];
