import type { Family } from "../family";
import { familiesOf } from "../quick-family";

const make = familiesOf("Quick Division");

/** “boats for a group” and “last full group below”, for the topic of quick-division.ts. */
export const boatsForAGroup: readonly Family[] = [
  make("boats-for-a-group", 1, (draw) => {
    const [by, full] = [draw.int(4, 9), draw.int(5, 11)];
    const rest = draw.int(1, by - 1);
    const all = by * full + rest;
    return {
      asks: [
        `A boat takes ${by} people. How many boats are needed to take ${all} people at once?`,
        `${all} books are put in boxes, at most ${by} in a box. What is the smallest number of boxes?`,
      ],
      key: full + 1,
      slips: [
        [full, "left the last ones behind"],
        [rest, "gave the remainder"],
        [full + rest, "took one for each that is left over"],
        [full + 2, "took one too many"],
        [full - 1, "divided with one group too few"],
      ],
      way: `${full} × ${by} = ${full * by}, and ${rest} are left over. They need one more: ${full + 1}.`,
    };
  }),
  make("last-full-group-below", 2, (draw) => {
    const [by, limit] = [draw.int(6, 9), draw.one([80, 90, 100])];
    const key = Math.floor((limit - 1) / by) * by;
    if (limit % by === 0) return undefined;
    return {
      asks: [
        `Which is the largest number below ${limit} that can be divided by ${by} without a remainder?`,
        `A gardener has ${limit} bulbs and plants as many full rows of ${by} as possible. How many bulbs are planted?`,
      ],
      key,
      slips: [
        [limit - by, "took the number away once"],
        [key + by, "went beyond the limit"],
        [key - by, "stopped one group too early"],
        [limit - key, "gave what is left over"],
        [by * 10, "took ten times the number"],
        [key / by, "gave the number of groups"],
      ],
      way: `${by} × ${key / by} = ${key}, and one more group would be ${key + by}, more than ${limit}.`,
    };
  }),
];
