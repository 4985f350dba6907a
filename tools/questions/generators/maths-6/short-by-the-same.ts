import type { Family } from "../family";
import { numeric } from "../signed-slips";
import { lcm } from "../whole";

export const lessAlways: Family = {
  name: "rest-short-by-the-same",
  topic: "Factors, HCF and LCM",
  level: 3,
  draft: (draw) => {
    const [a, b, c] = draw.one([
      [12, 15, 20],
      [8, 12, 18],
      [10, 12, 15],
      [9, 12, 18],
      [6, 8, 15],
    ] as const);
    const short = draw.int(2, 5);
    const all = lcm(lcm(a, b), c);
    const key = all - short;
    return {
      frames: [
        `A number leaves the remainder ${a - short} when divided by ${a}, ${b - short} when divided by ${b} and ${c - short} when divided by ${c}. What is the smallest such number?`,
      ],
      ...numeric(String, key, [
        [all, "gave the LCM itself"],
        [all + short, `added ${short} to the LCM`],
        [lcm(b, c) - short, `left out the ${a}`],
        [2 * all - short, "took the second such number"],
        [all - a + short, "took away the first remainder"],
      ]),
      because: `Each remainder is ${short} less than its divisor, so the number is ${short} less than the LCM of ${a}, ${b} and ${c}: ${all} − ${short} = ${key}.`,
    };
  },
};
