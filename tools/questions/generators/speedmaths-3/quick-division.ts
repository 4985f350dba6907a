import type { Family } from "../family";
import { familiesOf } from "../quick-family";

const make = familiesOf("Quick Division");

/** The families of the topic Quick Division. */
export const quickDivision: readonly Family[] = [
  make("share-equally", 1, (draw) => {
    const [by, key] = [draw.int(3, 9), draw.int(4, 9)];
    if (by === key) return undefined;
    return {
      asks: [
        `What is ${by * key} ÷ ${by}?`,
        `${by * key} laddoos are shared equally among ${by} children. How many does each child get?`,
      ],
      key,
      slips: [
        [key + 1, "going one step too far in the table"],
        [key - 1, "stopping one step too early in the table"],
        [by * key - by, "taking away instead of dividing"],
        [by, `writing ${by} once more`],
      ],
      way: `${by} × ${key} = ${by * key}, so ${by * key} ÷ ${by} = ${key}.`,
    };
  }),
  make("divisor-in-the-box", 1, (draw) => {
    const [key, each] = [draw.int(3, 9), draw.int(4, 9)];
    if (key === each) return undefined;
    return {
      asks: [
        `Which number completes ${key * each} ÷ □ = ${each}?`,
        `${key * each} books stand on shelves, ${each} on each shelf. How many shelves are there?`,
      ],
      key,
      slips: [
        [key + 1, "going one step too far in the table"],
        [key - 1, "stopping one step too early in the table"],
        [key * each - each, "taking away instead of dividing"],
        [each, `writing ${each} once more`],
      ],
      way: `${each} × ${key} = ${key * each}, so the number is ${key}.`,
    };
  }),
  make("divide-by-ten-and-five", 1, (draw) => {
    const [by, key] = [draw.one([5, 10]), draw.int(12, 19)];
    return {
      asks: [
        `What is ${by * key} ÷ ${by}?`,
        `${by * key} crayons are put in packets of ${by}. How many packets is that?`,
      ],
      key,
      slips: [
        [
          by === 5 ? key * 2 : key / 2,
          by === 5 ? "dividing by 10 and doubling twice" : "halving once too often",
        ],
        [key + 10, "a ten too many"],
        [key * by - by, "taking away instead of dividing"],
        [key - 2, "a slip in the table"],
        [key + 2, "a slip in the table"],
        [key * 10, "forgetting to divide by 10"],
      ],
      way:
        by === 10
          ? `Each digit moves one place down: ${by * key} ÷ 10 = ${key}.`
          : `Double ${by * key} and divide by 10: ${by * key * 2} ÷ 10 = ${key}.`,
    };
  }),
  make("halve-twice-for-four", 2, (draw) => {
    const key = draw.int(12, 24);
    return {
      asks: [
        `What is ${key * 4} ÷ 4?`,
        `A ribbon of ${key * 4} cm is folded in the middle, and then in the middle again. How many centimetres long is it now?`,
      ],
      key,
      slips: [
        [key * 2, "halving only once"],
        [key * 4 - 4, "taking away 4"],
        [key + 10, "a slip of ten"],
        [key - 5, "a slip of five in halving"],
        [key + 5, "a slip of five in halving"],
      ],
      way: `Halve twice: half of ${key * 4} is ${key * 2}, and half of ${key * 2} is ${key}.`,
    };
  }),
  make("what-is-left-over", 2, (draw) => {
    const [by, many, key] = [draw.int(4, 7), draw.int(4, 9), draw.int(1, 5)];
    if (key >= by) return undefined;
    return {
      asks: [
        `${by * many + key} eggs are put in boxes of ${by}. How many eggs are left over?`,
        `What is left over when ${by * many + key} is divided by ${by}?`,
      ],
      key,
      slips: [
        [by - key, "counting how many are missing in the next group"],
        [many, "counting the groups"],
        [by, `writing the ${by} once more`],
        [key + 1, "a slip in the table"],
        [key - 1, "a slip in the table"],
      ],
      way: `${by} × ${many} = ${by * many}, and ${by * many + key} − ${by * many} = ${key}.`,
    };
  }),
];
