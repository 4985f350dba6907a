import type { Family } from "../../family";
import { numberSlips } from "../../slips";
import { hcf, lcm } from "../../whole";

export const hcfOfTwo: Family = {
  name: "highest-common-factor",
  topic: "HCF and LCM",
  level: 1,
  draft: (draw) => {
    const [part, first, second] = [draw.one([6, 8, 9, 12, 14, 15, 18]), draw.int(2, 4), draw.int(3, 7)];
    const [a, b] = [part * first, part * second];
    if (first >= second || hcf(first, second) > 1 || b > 100) return undefined;
    const smaller = [2, 3, 7].filter((prime) => part % prime === 0).map((prime) => part / prime);
    return {
      frames: [
        `What is the HCF of ${a} and ${b}?`,
        `What is the greatest number that divides both ${a} and ${b}?`,
      ],
      key: String(part),
      slips: numberSlips(String, [
        [smaller[0] ?? 0, "stopped at a common factor that is not the highest"],
        [lcm(a, b), "found the LCM instead"],
        [b - a, "took the difference of the two numbers"],
        [a, "took the smaller number itself"],
      ]),
      because: `${a} = ${part} × ${first} and ${b} = ${part} × ${second}. ${first} and ${second} have no common factor but 1, so the HCF is ${part}.`,
    };
  },
};
