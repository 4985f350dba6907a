import type { Family } from "../../family";
import { range } from "../../whole";
import { listed } from "../../words";

export const primeAmong: Family = {
  name: "prime-among",
  topic: "Factors and Multiples",
  level: 1,
  draft: (draw) => {
    const key = draw.one([41, 43, 47, 53, 59, 61, 67, 71, 73, 79, 83, 89, 97]);
    const others = draw.shuffle([51, 57, 63, 69, 77, 81, 87, 91, 93]).slice(0, 3);
    const list = listed(draw.shuffle([key, ...others]));
    const split = (number: number): string => {
      const small = range(2, number).find((part) => number % part === 0) ?? number;
      return `${number} = ${small} × ${number / small}`;
    };
    return {
      frames: [
        `Which one of the numbers ${list} is a prime number?`,
        `Which one of ${list} has only two factors, 1 and itself?`,
      ],
      key: String(key),
      slips: others.map((other) => [String(other), "taking every odd number for a prime"]),
      because: `${key} can be divided only by 1 and by itself.`,
      beware: `The others can be split: ${listed(others.map(split))}.`,
    };
  },
};
