import { drawStrips } from "../../figures/strips";
import type { Family } from "../family";
import { familiesOf } from "../quick-family";
import { picture } from "../quick-pictures";

const make = familiesOf("Mental Subtraction");

/** “two strips and their gap”, for the topic of mental-subtraction.ts. */
export const twoStripsAndTheirGap: readonly Family[] = [
  make("two-strips-and-their-gap", 3, (draw, turn) => {
    const [small, gap] = [draw.int(7, 24), draw.int(3, 9) * 2];
    const sum = 2 * small + gap;
    const names = turn % 2 === 0 ? (["Ali", "Bela"] as const) : (["Tin", "Jar"] as const);
    if (gap >= small) return undefined;
    return {
      asks: [
        `Ali and Bela have ${sum} cards together. The strips show that Bela has ${gap} more. How many cards does Ali have?`,
        `A tin and a jar hold ${sum} sweets together, the jar ${gap} more than the tin. How many sweets are in the tin?`,
      ],
      key: small,
      slips: [
        [small + gap, "found the larger number"],
        [sum - gap, "took the difference off and did not halve"],
        [sum / 2, "halved all of them"],
        [Math.max(sum / 2 - gap, 0), "took the whole difference off the half"],
        [gap, "gave the difference"],
      ],
      way: `${sum} − ${gap} = ${2 * small} are two equal parts, and half of it is ${small}.`,
      figure: picture(
        drawStrips,
        `Two strips: ${names[0]} has one white part, ${names[1]} has an equal white part and a grey part of ${gap}`,
        {
          rows: [
            { name: names[0], parts: [{ size: small }] },
            { name: names[1], parts: [{ size: small }, { size: gap, words: String(gap), isGrey: true }] },
          ],
        },
      ),
    };
  }),
];
