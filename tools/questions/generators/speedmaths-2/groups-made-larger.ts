import type { Family } from "../family";
import { familiesOf } from "../quick-family";

const make = familiesOf("First Tables");

/** “groups made larger”, for the topic of first-tables.ts. */
export const groupsMadeLarger: readonly Family[] = [
  make("groups-made-larger", 2, (draw) => {
    const [n, a, b, key] = draw.one([
      [6, 5, 10, 3],
      [8, 5, 10, 4],
      [10, 2, 4, 5],
      [6, 2, 4, 3],
      [8, 2, 4, 4],
      [10, 3, 5, 6],
      [10, 2, 5, 4],
    ] as const);
    return {
      asks: [
        `${n} groups of ${a} are as many as how many groups of ${b}?`,
        `Seeds lie in ${n} heaps of ${a}. Hari makes heaps of ${b} from them. How many heaps does he get?`,
      ],
      key,
      slips: [
        [n * a, "found how many there are and stopped"],
        [n, "kept the number of groups"],
        [2 * n, "made more groups, not fewer"],
        [n - (b - a), "took off what the groups gain"],
        [b - a, "took the difference of the two groups"],
        [key - 1, "stopped one group too early"],
      ],
      way: `${n} × ${a} = ${n * a}, and ${key} × ${b} = ${n * a} too.`,
    };
  }),
];
