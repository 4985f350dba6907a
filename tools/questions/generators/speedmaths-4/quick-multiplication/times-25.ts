import type { Family } from "../../family";
import { hurriedSlips, numberSlips } from "../../slips";
import { grouped } from "../../words";

export const times25: Family = {
  name: "times-25",
  topic: "Quick Multiplication",
  level: 2,
  draft: (draw) => {
    const quarter = draw.int(4, 18);
    const [number, key] = [quarter * 4, quarter * 100];
    return {
      frames: [
        `What is ${number} × 25?`,
        `${number} packets have 25 balloons each. How many balloons are there?`,
      ],
      key: grouped(key),
      slips: numberSlips(grouped, [
        [quarter * 10, "multiplying by 10 instead of 100 at the end"],
        [(number * 100) / 2, "taking half of 100 times the number instead of a quarter"],
        [key + 25, "counting one 25 too many"],
        [key - 100, "a slip in the division by 4"],
        ...hurriedSlips(key),
      ]),
      because: `25 is a quarter of 100: ${number} ÷ 4 = ${quarter}, and ${quarter} × 100 = ${grouped(key)}.`,
    };
  },
};
