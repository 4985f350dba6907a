import type { Family } from "../../family";
import { hurriedSlips, numberSlips } from "../../slips";
import { grouped } from "../../words";

export const doubleOneHalveOther: Family = {
  name: "double-one-halve-other",
  topic: "Doubles and Halves",
  level: 3,
  draft: (draw) => {
    const [odd, halfOther] = [draw.one([15, 25, 35, 45]), draw.int(6, 9)];
    const other = halfOther * 2;
    const key = odd * other;
    return {
      frames: [
        `What is ${odd} × ${other}?`,
        `A cinema hall has ${other} rows of ${odd} seats. How many seats does it have?`,
      ],
      key: grouped(key),
      slips: numberSlips(grouped, [
        [odd * halfOther, `halving ${other} and forgetting to double ${odd}`],
        [odd * 2 * other, `doubling ${odd} and forgetting to halve ${other}`],
        [key - 10, "a slip of a ten"],
        [key + 20, "a slip in the table"],
        ...hurriedSlips(key),
      ]),
      because: `Double one number and halve the other: ${odd} × ${other} = ${odd * 2} × ${halfOther} = ${grouped(key)}.`,
    };
  },
};
