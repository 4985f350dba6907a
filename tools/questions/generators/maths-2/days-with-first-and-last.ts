import type { Family } from "../family";
import { nearMisses } from "../near-misses";
import { numberSlips } from "../slips";
import { count } from "../words";

export const holiday: Family = {
  name: "days-with-first-and-last",
  topic: "Time and Calendar",
  level: 3,
  draft: (draw) => {
    const [from, to] = [draw.int(4, 12), draw.int(17, 28)];
    const key = to - from + 1;
    return {
      frames: [
        `A fair is on from ${from} May to ${to} May. The first and the last day count too. For how many days is it on?`,
        `Karthik reads a book from ${from} June to ${to} June. He reads on the first and the last day too. On how many days does he read?`,
      ],
      key: count(key, "day"),
      slips: numberSlips(
        (value) => count(value, "day"),
        [
          [key - 1, "leaving out the first day"],
          [key - 2, "leaving out the first and the last day"],
          [to, "giving the last date"],
          [key + 1, "counting one day too many"],
          [from + to, "adding the two dates"],
          ...nearMisses(key),
        ],
      ),
      because: `${to} − ${from} = ${to - from}. The first day counts too, so it is ${to - from} + 1 = ${key} days.`,
    };
  },
};
