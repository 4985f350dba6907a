import type { Family } from "../../family";
import { sumOf } from "../../whole";
import { listed } from "../../words";

export const divisibleByThree: Family = {
  name: "divisible-by-three",
  topic: "Factors and Multiples",
  level: 1,
  draft: (draw) => {
    const key = draw.int(40, 320) * 3;
    const wrong = [3, 6, 9].map((ending) => draw.int(12, 96) * 10 + ending);
    if ([0, 3, 6, 9].includes(key % 10) || wrong.some((number) => number % 3 === 0)) return undefined;
    const list = listed(draw.shuffle([key, ...wrong]));
    const digits = String(key).split("");
    return {
      frames: [
        `Which one of ${list} can be divided by 3 without a remainder?`,
        `Three friends share some stamps equally, and none is left over. Which one of ${list} can be the number of stamps?`,
      ],
      key: String(key),
      slips: wrong.map((number) => [String(number), "looking only at the last digit"]),
      because: `The digits of ${key} add up to ${digits.join(" + ")} = ${sumOf(digits.map(Number))}, which 3 divides.`,
      beware: "An ending of 3, 6 or 9 shows nothing: for 3 it is the sum of the digits that counts.",
    };
  },
};
