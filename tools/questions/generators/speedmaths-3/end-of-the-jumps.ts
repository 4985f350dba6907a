import { drawNumberLine } from "../../figures/number-line";
import type { Family } from "../family";
import { familiesOf } from "../quick-family";
import { picture } from "../quick-pictures";

const make = familiesOf("Mental Addition");

/** “end of the jumps”, for the topic of mental-addition.ts. */
export const endOfTheJumps: readonly Family[] = [
  make("end-of-the-jumps", 1, (draw) => {
    const [start, up, down] = [draw.int(2, 4) * 10, draw.int(4, 5) * 10, draw.int(1, 3) * 10];
    const end = start + up - down;
    if (end === start) return undefined;
    return {
      asks: [
        "The arrows are two jumps, and each mark is ten more. At which number do the jumps end?",
        "A grasshopper makes the two jumps that are drawn. Each mark is ten more. Where does it land in the end?",
      ],
      key: end,
      slips: [
        [start + up, "made the first jump alone"],
        [start + up + down <= 100 ? start + up + down : 0, "jumped on instead of back"],
        [start + (up - down) / 10, "counted each mark as one"],
        [end - 10, "counted one mark too few"],
        [end + 10, "counted one mark too many"],
      ],
      way: `From ${start} it goes ${up} on to ${start + up}, and then ${down} back to ${end}.`,
      figure: picture(
        drawNumberLine,
        `A number line from 0 to 100 with marks at every ten; a jump goes from ${start} on by ${up / 10} marks, and the next one back by ${down / 10} marks`,
        {
          from: 0,
          to: 100,
          step: 10,
          labelled: [0, start, 100],
          jumps: [
            { from: start, to: start + up },
            { from: start + up, to: end },
          ],
        },
      ),
    };
  }),
];
