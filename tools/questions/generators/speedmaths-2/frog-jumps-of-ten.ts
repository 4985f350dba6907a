import type { Family } from "../family";
import { familiesOf } from "../quick-family";
import { picture } from "../quick-pictures";
import { drawNumberLine } from "../../figures/number-line";

const make = familiesOf("Adding and Subtracting Tens");

/** “frog jumps of ten”, for the topic of adding-tens.ts. */
export const frogJumpsOfTen: readonly Family[] = [
  make("frog-jumps-of-ten", 1, (draw) => {
    const [start, up, down] = [draw.int(11, 18), draw.int(4, 7), draw.int(1, 3)];
    const end = start + (up - down) * 10;
    return {
      asks: [
        `Each mark is 10 more. A frog starts at ${start} and makes the two jumps. Where is it in the end?`,
        `The marks go in tens, and the first is ${start}. At which number do the two jumps end?`,
      ],
      key: end,
      slips: [
        [start + up * 10, "made the first jump only"],
        [start + up - down, "took each mark for 1"],
        [(up - down) * 10, "counted the marks from 0"],
        [start + (up + down) * 10, "jumped on instead of back"],
        [end + 10, "counted the mark at the start too"],
      ],
      way: `${start} and ${up} tens is ${start + up * 10}. ${down} ${down === 1 ? "ten" : "tens"} back is ${end}.`,
      figure: picture(
        drawNumberLine,
        `A number line with marks at every ten from ${start} on; a jump goes ${up} marks on from ${start}, and the next goes ${down} ${down === 1 ? "mark" : "marks"} back`,
        {
          from: start,
          to: start + 80,
          step: 10,
          labelled: [start],
          jumps: [
            { from: start, to: start + up * 10 },
            { from: start + up * 10, to: end },
          ],
        },
      ),
    };
  }),
];
