import type { Family } from "../../family";
import { hurriedSlips, numberSlips } from "../../slips";

export const times9: Family = {
  name: "times-9",
  topic: "Quick Multiplication",
  level: 2,
  draft: (draw) => {
    const number = draw.int(13, 48);
    const key = number * 9;
    if (number % 10 === 0) return undefined;
    return {
      frames: [`What is ${number} × 9?`, `A weaver makes ${number} rows of 9 knots. How many knots is that?`],
      key: String(key),
      slips: numberSlips(String, [
        [number * 10 - 9, "taking 9 away instead of the number"],
        [number * 11, "adding the number instead of taking it away"],
        [key + 10, "a wrong borrow in the subtraction"],
        [key - 10, "a slip of a ten in the subtraction"],
        ...hurriedSlips(key),
      ]),
      because: `9 is 10 − 1: ${number * 10} − ${number} = ${key}.`,
    };
  },
};
