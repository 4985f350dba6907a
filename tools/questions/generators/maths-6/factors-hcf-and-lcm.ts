import type { Family } from "../family";
import { lcm } from "../whole";
import { clock } from "../words";
import { longestTape } from "./largest-equal-measure";
import { lessAlways } from "./short-by-the-same";

const topic = "Factors, HCF and LCM";
const threeBuses: Family = {
  name: "three-buses-at-once",
  topic,
  level: 2,
  draft: (draw) => {
    const [a, b, c] = draw.one([
      [12, 15, 20],
      [10, 15, 18],
      [8, 12, 18],
      [15, 20, 30],
      [16, 24, 36],
      [20, 30, 45],
      [9, 12, 18],
      [10, 12, 15],
      [12, 18, 24],
    ] as const);
    const [start, all] = [draw.int(6, 9) * 60, lcm(lcm(a, b), c)];
    return {
      frames: [
        `Buses to three villages leave a depot every ${a}, ${b} and ${c} minutes. All three leave at ${clock(start)}. When do all three next leave together?`,
        `Three machines stop for a check every ${a}, ${b} and ${c} minutes. All are checked at ${clock(start)}. When are all three next checked at the same time?`,
      ],
      key: clock(start + all),
      slips: [
        [clock(start + a + b + c), "added the three numbers"],
        [clock(start + lcm(a, b)), "left out the third number"],
        [clock(start + lcm(b, c)), "left out the first number"],
        [clock(start + 2 * all), "took the second time instead of the first"],
        [clock(start + c), "took the largest of the three numbers"],
        [clock(start + 2 * c), "took twice the largest number"],
      ],
      because: `The LCM of ${a}, ${b} and ${c} is ${all}, so they meet again after ${all} minutes, at ${clock(start + all)}.`,
    };
  },
};

/** The families of the topic Factors, HCF and LCM. */
export const factorsHcfAndLcm: readonly Family[] = [longestTape, threeBuses, lessAlways];
