import type { Family } from "../family";
import { familiesOf } from "../quick-family";

const make = familiesOf("Quick Division");

/** “boats for a group” and “last full group below”, for the topic of quick-division.ts. */
export const boatsForAGroup: readonly Family[] = [
  make("boats-for-a-group", 1, (draw) => {
    const [by, full] = [draw.int(4, 9), draw.int(5, 11)];
    const rest = draw.int(Math.ceil(by / 2), by - 1);
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
      ],
      way: `${full} × ${by} = ${full * by}, and ${rest} are left over. They need one more: ${full + 1}.`,
    };
  }),
  make("last-full-group-below", 2, (draw, turn) => {
    const [by, limit] = [draw.int(6, 9), draw.one([80, 90, 100])];
    const key = Math.floor((limit - 1) / by) * by;
    if (limit % by === 0) return undefined;
    const part = by === 9 ? 3 : by === 8 ? 4 : 2;
    const near = [1, 2, 3, 4, 5, 6, 7, 8].map((n) => limit - n).find((n) => n % part === 0 && n % by !== 0);
    return {
      asks: [
        `Which is the largest number below ${limit} that can be divided by ${by} without a remainder?`,
        `A gardener has ${limit} bulbs and plants as many full rows of ${by} as possible. How many bulbs are planted?`,
      ],
      key,
      slips: [
        [limit - by, "took the number away once"],
        [turn % 2 === 0 && by !== 7 ? (near ?? 0) : 0, `can be divided by ${part}, but not by ${by}`],
        [turn % 2 === 0 ? 0 : key / by, "gave the number of rows"],
        [key - by, "stopped one group too early"],
        [key - by * 10 <= 2 * by ? by * 10 : 0, "took ten times the number"],
      ],
      way: `${by} × ${key / by} = ${key}, and one more group would be ${key + by}, more than ${limit}.`,
    };
  }),
];
