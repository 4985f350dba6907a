import type { Family } from "../family";
import { drawPair } from "../people";
import { numeric } from "../signed-slips";
import { hcf } from "../whole";
import { wholeRupees } from "../words";

export const sharing: Family = {
  name: "share-of-one-in-a-ratio",
  topic: "Ratio and Proportion",
  level: 2,
  draft: (draw, turn) => {
    const [a, b, part] = [draw.int(2, 4), draw.int(5, 7), draw.int(12, 48)];
    if (hcf(a, b) > 1) return undefined;
    const [first, second] = drawPair(draw);
    const total = (a + b) * part;
    const key = turn % 2 === 0 ? b * part : (b - a) * part;
    return {
      frames: [
        `${first.name} and ${second.name} share ${wholeRupees(total)} in the ratio ${a}:${b}. How much does ${second.name} get?`,
        `${wholeRupees(total)} is shared by ${first.name} and ${second.name} in the ratio ${a}:${b}. How much more does ${second.name} get than ${first.name}?`,
      ],
      ...numeric(wholeRupees, key, [
        [a * part, "gave the other share"],
        [turn % 2 === 0 ? total / 2 : b * part, turn % 2 === 0 ? "shared equally" : "gave the larger share"],
        [total / b, `divided by ${b} only`],
        [total / a, `divided by ${a} only`],
        [part, "gave one part only"],
      ]),
      because: `There are ${a} + ${b} = ${a + b} parts of ${wholeRupees(part)}. ${turn % 2 === 0 ? `${b} parts are` : `The difference is ${b} − ${a} = ${b - a} ${b - a === 1 ? "part" : "parts"},`} ${wholeRupees(key)}.`,
    };
  },
};
