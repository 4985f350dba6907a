import type { Family } from "../family";
import { numeric } from "../signed-slips";

const topic = "Sets";

const subsetsWith: Family = {
  name: "subsets-with",
  topic,
  level: 2,
  draft: (draw, turn) => {
    const n = draw.int(6, 9);
    const key = turn % 2 === 0 ? 2 ** (n - 2) : 2 ** n - 2 ** (n - 2);
    return {
      frames: [
        `How many subsets of {1, 2, 3, …, ${n}} contain 1 but do not contain 2?`,
        `How many subsets of {1, 2, 3, …, ${n}} contain at least one of the numbers 1 and 2?`,
      ],
      ...numeric(String, key, [
        [2 ** (n - 1), "took care of one of the two numbers only"],
        [2 ** n, "counted all subsets"],
        [
          turn % 2 === 0 ? 2 ** (n - 2) - 1 : 2 ** (n - 2),
          turn % 2 === 0 ? "left out the empty choice of the others" : "counted those that hold both numbers",
        ],
        [2 ** n - 1, "counted all subsets that are not empty"],
        [2 * (n - 2), "multiplied by 2 in place of raising it to a power"],
      ]),
      because:
        turn % 2 === 0
          ? `The ${n - 2} other numbers may each be in or out: 2 to the power ${n - 2} is ${key}.`
          : `${2 ** n} subsets in all, of which ${2 ** (n - 2)} have neither: ${2 ** n} − ${2 ** (n - 2)} = ${key}.`,
    };
  },
};

export const sets: readonly Family[] = [subsetsWith];
