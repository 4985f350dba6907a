import { drawStrips } from "../../figures/strips";
import type { Family } from "../family";
import { everyOther, familiesOf } from "../quick-family";
import { picture } from "../quick-pictures";

const make = familiesOf("Doubles and Halves");

/** “one strip twice the other”, for the topic of doubles-and-halves.ts. */
export const oneStripTwiceTheOther: readonly Family[] = [
  make("one-strip-twice-the-other", 2, (draw, turn) => {
    const one = draw.one(everyOther([8, 12, 16, 20, 24], turn));
    const names = turn % 2 === 0 ? (["Asif", "Jaya"] as const) : (["Cup", "Jug"] as const);
    return {
      asks: [
        `All parts are equal. Asif and Jaya have ${3 * one} stamps together. How many stamps does Asif have?`,
        `All parts are equal. A jug and a cup hold ${3 * one} spoons of water together. How many spoons does the jug hold?`,
      ],
      key: turn % 2 === 0 ? one : 2 * one,
      slips: [
        [turn % 2 === 0 ? 2 * one : one, "found the other strip"],
        [(3 * one) / 2, "halved all of them"],
        [(3 * one) / 4, "counted four parts"],
      ],
      way: `There are 3 equal parts, and ${3 * one} ÷ 3 = ${one}. ${turn % 2 === 0 ? "Asif has one part." : `The jug has two parts, ${2 * one}.`}`,
      figure: picture(
        drawStrips,
        `Two strips: ${names[0]} has one part, ${names[1]} has two equal parts of the same size`,
        {
          rows: [
            { name: names[0], parts: [{ size: 1, isGrey: true }] },
            { name: names[1], parts: [{ size: 1 }, { size: 1 }] },
          ],
        },
      ),
    };
  }),
];
