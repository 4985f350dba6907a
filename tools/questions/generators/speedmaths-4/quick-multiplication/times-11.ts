import type { Family } from "../../family";
import { hurriedSlips, numberSlips } from "../../slips";
import { grouped } from "../../words";

export const times11: Family = {
  name: "times-11",
  topic: "Quick Multiplication",
  level: 2,
  draft: (draw, turn) => {
    const [tens, ones] = [draw.int(2, 8), draw.int(2, 8)];
    const number = tens * 10 + ones;
    const key = number * 11;
    if (tens + ones < 10 && turn % 2 === 1) return undefined;
    if (tens === ones || (tens + ones >= 10 && turn % 2 === 0)) return undefined;
    return {
      frames: [
        `What is ${number} × 11?`,
        `11 boxes hold ${number} tennis balls each. How many balls is that?`,
      ],
      key: String(key),
      slips: numberSlips(grouped, [
        [
          tens + ones >= 10 ? Number(`${tens}${tens + ones}${ones}`) : key + 100,
          tens + ones >= 10
            ? "writing the sum of the digits in the middle without carrying"
            : "carrying 1 although there is nothing to carry",
        ],
        [number * 10, "multiplying by 10 only"],
        [number * 10 + 11, "adding 11 instead of the number"],
        [key - 100, "forgetting to carry"],
        ...hurriedSlips(key),
      ]),
      because: `11 is 10 + 1: ${number * 10} + ${number} = ${key}.`,
    };
  },
};
