import type { Family } from "../../family";
import { numberSlips } from "../../slips";

export const multipleBetween: Family = {
  name: "multiple-between",
  topic: "Factors and Multiples",
  level: 1,
  draft: (draw) => {
    const [number, times] = [draw.one([6, 7, 8, 9, 12, 13]), draw.int(6, 12)];
    const key = number * times;
    const [from, to] = [key - draw.int(2, number - 1), key + draw.int(2, number - 1)];
    return {
      frames: [
        `Which multiple of ${number} lies between ${from} and ${to}?`,
        `Some eggs are packed in cartons of ${number}, and no egg is left over. There are more than ${from} eggs but fewer than ${to}. How many eggs are there?`,
      ],
      key: String(key),
      slips: numberSlips(String, [
        [key + 1, "a slip of one in the table"],
        [key - number, `stopping one step too early in the table of ${number}`],
        [key + number, `going one step too far in the table of ${number}`],
        [key - 1, "a slip of one in the table"],
      ]),
      because: `${number} × ${times} = ${key}, and ${key} lies between ${from} and ${to}.`,
      beware: `${key - number} and ${key + number} are multiples of ${number} too, but they lie outside.`,
    };
  },
};
