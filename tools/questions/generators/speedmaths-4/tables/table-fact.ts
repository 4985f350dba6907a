import type { Family } from "../../family";
import { hurriedSlips, numberSlips } from "../../slips";

export const tableFact: Family = {
  name: "table-fact",
  topic: "Multiplication Tables",
  level: 1,
  count: 3,
  draft: (draw) => {
    const [a, b] = [draw.int(6, 9), draw.int(4, 9)];
    const key = a * b;
    return {
      frames: [
        `What is ${a} × ${b}?`,
        `A box of laddoos has ${a} rows of ${b}. How many laddoos are in the box?`,
        `${a} carts bring ${b} sacks each to the market. How many sacks is that?`,
      ],
      key: String(key),
      slips: numberSlips(String, [
        [key - a, `stopping one step too early in the table of ${a}`],
        [key + b, `going one step too far in the table of ${b}`],
        [key + 2, `a slip of 2 in the table of ${a}`],
        [key - b, `stopping one step too early in the table of ${b}`],
        ...hurriedSlips(key),
      ]),
      because: `${a} × ${b} = ${key}. Check: ${a} × ${b - 1} = ${a * (b - 1)}, and ${a} more is ${key}.`,
    };
  },
};
