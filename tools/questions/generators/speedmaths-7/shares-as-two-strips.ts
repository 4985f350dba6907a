import { drawStrips } from "../../figures/strips";
import type { Family } from "../family";
import { familiesOf } from "../quick-family";
import { picture } from "../quick-pictures";

const make = familiesOf("Ratio at Speed");

/** “shares as two strips”, for the topic of ratio-at-speed.ts. */
export const sharesAsTwoStrips: readonly Family[] = [
  make("shares-as-two-strips", 1, (draw, turn) => {
    const [a, b, part] = [draw.int(2, 4), draw.int(5, 8), draw.int(6, 18)];
    const names = turn % 2 === 0 ? (["Asha", "Ravi"] as const) : (["Mina", "Omar"] as const);
    return {
      asks: [
        `All parts of the two strips stand for the same amount. Ravi has ₹${(b - a) * part} more than Asha. How many rupees do they have together?`,
        `All parts of the two strips stand for equally many stamps. Omar has ${(b - a) * part} stamps more than Mina. How many stamps do both have?`,
      ],
      key: (a + b) * part,
      hasDecimals: true,
      slips: [
        [b * part, "found the longer strip alone"],
        [(b - a) * part * 2, "doubled the difference"],
        [(a + b) * (b - a) * part, "took the difference for one part"],
        [(b - a) * part + b * part, "added the difference to the longer strip"],
      ],
      way: `${b} − ${a} = ${b - a} parts are ${(b - a) * part}, so one is ${part}. All ${a + b} parts are ${(a + b) * part}.`,
      figure: picture(
        drawStrips,
        `Two strips of equal parts: ${names[0]} has ${a} parts, ${names[1]} has ${b} parts`,
        {
          rows: [
            { name: names[0], parts: Array.from({ length: a }, () => ({ size: 1, isGrey: true })) },
            { name: names[1], parts: Array.from({ length: b }, () => ({ size: 1 })) },
          ],
        },
      ),
    };
  }),
];
