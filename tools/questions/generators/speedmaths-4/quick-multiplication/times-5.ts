import { multiplyWithoutCarrying } from "../../columns";
import type { Family } from "../../family";
import { hurriedSlips, numberSlips } from "../../slips";

export const times5: Family = {
  name: "times-5",
  topic: "Quick Multiplication",
  level: 1,
  draft: (draw, turn) => {
    const half = draw.int(12, 44);
    const [number, key] = [half * 2, half * 10];
    if (turn % 2 === 1 && number > 45) return undefined;
    return {
      frames: [
        `What is ${number} × 5?`,
        `Each of the ${number} children in a class plants 5 seeds. How many seeds is that?`,
      ],
      key: String(key),
      slips: numberSlips(String, [
        [half, `halving ${number} and forgetting to multiply by 10`],
        [number * 10, "multiplying by 10 and forgetting to halve"],
        [key + 10, "a slip of a ten"],
        [multiplyWithoutCarrying(number, 5), "forgetting to carry"],
        ...hurriedSlips(key),
      ]),
      because: `5 is half of 10: ${number} × 10 = ${number * 10}, and half of ${number * 10} is ${key}.`,
    };
  },
};
