import { groupsAtOnce } from "./groups-at-once";
import { inTurn, type Family } from "../family";
import { familiesOf } from "../quick-family";

const make = familiesOf("Multiplication Tables");

/** The families of the topic Multiplication Tables. */
export const multiplicationTables: readonly Family[] = [
  make(
    "facts-of-the-tables",
    1,
    (draw, turn) => {
      const [a, b] = [draw.int(4, 9), inTurn([6, 8, 7], turn)];
      const key = a * b;
      return {
        asks: [
          `A beetle has 6 legs. How many legs do ${a} beetles have?`,
          `A spider has 8 legs. How many legs do ${a} spiders have?`,
          `How many days are there in ${a} weeks?`,
        ],
        key,
        slips: [
          [key + b, `counting ${a + 1} groups of ${b}`],
          [key - b, `counting ${a - 1} groups of ${b}`],
          [a + b, "adding instead of multiplying"],
          [key + 2, "a slip in the table"],
          [key - 2, "a slip in the table"],
        ],
        way: `${a} groups of ${b} make ${a} × ${b} = ${key}.`,
      };
    },
    3,
  ),
  make("factor-in-the-box", 1, (draw) => {
    const [a, key] = [draw.int(3, 9), draw.int(4, 9)];
    if (a === key) return undefined;
    return {
      asks: [
        `Which number completes ${a} × □ = ${a * key}?`,
        `${a * key} children sit on benches, ${a} on each. How many benches are full?`,
      ],
      key,
      slips: [
        [key + 1, `going one step too far in the table of ${a}`],
        [key - 1, `stopping one step too early in the table of ${a}`],
        [a * key - a, "taking away instead of dividing"],
        [a, `writing ${a} once more`],
      ],
      way: `In the table of ${a} we reach ${a * key} after ${key} steps: ${a} × ${key} = ${a * key}.`,
    };
  }),
  make("one-group-fewer", 1, (draw) => {
    const [a, b] = [draw.int(4, 9), draw.int(7, 12)];
    const known = a * b;
    const key = known - a;
    if (a === b) return undefined;
    return {
      asks: [
        `${b} × ${a} is ${known}. What is ${b - 1} × ${a}?`,
        `${b} packets of ${a} balloons hold ${known} balloons. How many balloons do ${b - 1} packets hold?`,
      ],
      key,
      slips: [
        [known - 1, "taking away 1 instead of a whole group"],
        [known - b, `taking away ${b} instead of ${a}`],
        [known + a, `adding ${a} instead of taking it away`],
        [key - a, "taking two groups away"],
      ],
      way: `It is one group of ${a} less: ${known} − ${a} = ${key}.`,
    };
  }),
  ...groupsAtOnce,
];
