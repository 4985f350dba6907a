import type { Family } from "../../family";
import { numberSlips } from "../../slips";
import { hcf, lcm } from "../../whole";

export const lcmOfTwo: Family = {
  name: "lowest-common-multiple",
  topic: "HCF and LCM",
  level: 1,
  draft: (draw) => {
    const [a, b] = draw.one([
      [6, 8],
      [8, 12],
      [9, 12],
      [10, 15],
      [12, 18],
      [6, 15],
      [10, 12],
      [15, 20],
      [9, 15],
      [16, 24],
      [12, 20],
    ] as const);
    const key = lcm(a, b);
    return {
      frames: [
        `What is the LCM of ${a} and ${b}?`,
        `What is the smallest number that is a multiple of both ${a} and ${b}?`,
      ],
      key: String(key),
      slips: numberSlips(String, [
        [a * b, "multiplied the two numbers, although they have a common factor"],
        [hcf(a, b), "found the HCF instead"],
        [key * 2, "took a common multiple that is not the lowest"],
        [b, "took the larger number itself"],
        [a + b, "added the two numbers"],
      ]),
      because: `${key} = ${a} × ${key / a} and ${key} = ${b} × ${key / b}, and no smaller number is in both tables.`,
    };
  },
};
