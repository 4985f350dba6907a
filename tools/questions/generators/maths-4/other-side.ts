import type { Family } from "../family";
import { drawPerson } from "../people";
import { numberSlips } from "../slips";
import { grouped } from "../words";

const metres = (value: number): string => `${grouped(value)} m`;
export const otherSide: Family = {
  name: "other-side",
  topic: "Perimeter and Area",
  level: 2,
  draft: (draw) => {
    const [long, wide] = [draw.int(18, 45), draw.int(7, 17)];
    const round = 2 * (long + wide);
    const { name } = drawPerson(draw);
    return {
      frames: [
        `${round} m of wire goes exactly once round a rectangular field that is ${long} m long. How wide is the field?`,
        `${name} walks once round a rectangular park and covers ${round} m. The park is ${long} m long. What is its width?`,
      ],
      key: metres(wide),
      slips: numberSlips(metres, [
        [round - long, "taking away only one side"],
        [round - 2 * long, "forgetting to halve what is left"],
        [Math.floor(round / 2), "halving the perimeter and stopping there"],
        [round / 4, "sharing the perimeter equally among four sides"],
        [wide + 1, "a slip of one"],
        [wide - 1, "a slip of one"],
        [wide - 2, "a slip of two"],
      ]),
      because: `Half of ${round} m is ${round / 2} m, one length and one width. So the width is ${round / 2} − ${long} = ${wide} m.`,
    };
  },
};
