import type { Family } from "../../family";
import { lcm } from "../../whole";
import { count, clock } from "../../words";

export const ringTogether: Family = {
  name: "next-time-together",
  topic: "HCF and LCM",
  level: 2,
  draft: (draw) => {
    const [a, b] = draw.one([
      [10, 15],
      [12, 18],
      [12, 15],
      [15, 20],
      [8, 12],
      [16, 24],
      [18, 24],
      [9, 12],
      [6, 10],
      [20, 30],
    ] as const);
    const start = draw.int(6, 10) * 60;
    const key = lcm(a, b);
    const at = (minutes: number): string => clock(start + minutes);
    return {
      frames: [
        `Two bells ring together at ${clock(start)}. After that one rings every ${a} minutes and the other every ${b} minutes. When do they next ring together?`,
        `A bus to the market leaves every ${a} minutes and a bus to the station every ${b} minutes. Both leave together at ${clock(start)}. When do they next leave together?`,
      ],
      key: at(key),
      slips: [
        [at(a * b), "multiplied the two times instead of finding their LCM"],
        [at(a + b), "added the two times"],
        [at(b), "looked only at the slower one"],
        [at(key * 2), "took the second time that they meet"],
      ],
      because: `The times must be multiples of both ${a} and ${b}, and the LCM of ${a} and ${b} is ${key}. ${count(key, "minute")} after ${clock(start)} it is ${at(key)}.`,
    };
  },
};
