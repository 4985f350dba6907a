import type { Family } from "../../family";
import { numberSlips } from "../../slips";
import { roundTo } from "../../whole";
import { grouped } from "../../words";

export const estimateAProduct: Family = {
  name: "estimate-a-product",
  topic: "Rounding and Estimating",
  level: 2,
  draft: (draw) => {
    const [first, second] = [
      draw.one([18, 19, 21, 29, 31, 32, 38, 39, 41, 42]),
      draw.one([28, 29, 48, 49, 51, 52, 58, 61]),
    ];
    const key = roundTo(first, 10) * roundTo(second, 10);
    const other = (value: number): number =>
      roundTo(value, 10) < value ? roundTo(value, 10) + 10 : roundTo(value, 10) - 10;
    return {
      frames: [
        `Round ${first} and ${second} to the nearest ten. What is the product of the rounded numbers?`,
        `A hall has ${first} rows of ${second} seats. Rounding both numbers to the nearest ten, about how many seats are there?`,
      ],
      key: grouped(key),
      slips: numberSlips(grouped, [
        [other(first) * roundTo(second, 10), `rounding ${first} the wrong way`],
        [key / 10, "leaving out one zero"],
        [roundTo(first, 10) * other(second), `rounding ${second} the wrong way`],
      ]),
      because: `${first} is about ${roundTo(first, 10)} and ${second} is about ${roundTo(second, 10)}. ${roundTo(first, 10)} × ${roundTo(second, 10)} = ${grouped(key)}.`,
    };
  },
};
