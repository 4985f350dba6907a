import type { Family } from "../../family";
import { hurriedSlips, numberSlips } from "../../slips";

export const halfOfANumber: Family = {
  name: "half-of-a-number",
  topic: "Doubles and Halves",
  level: 1,
  draft: (draw) => {
    const key = draw.int(126, 389);
    const number = key * 2;
    if (Math.floor(number / 100) % 2 === 0 || number % 100 === 0) return undefined;
    return {
      frames: [
        `What is half of ${number}?`,
        `Half of the ${number} seats in a cinema are taken. How many seats are taken?`,
      ],
      key: String(key),
      slips: numberSlips(String, [
        [key - 50, "leaving out half of the odd hundred"],
        [key + 50, "halving the next higher hundred"],
        [key - 5, "a slip in halving the tens"],
        [key + 5, "a slip in halving the tens"],
        ...hurriedSlips(key),
      ]),
      because: `Half of ${Math.floor(number / 100) * 100} is ${Math.floor(number / 100) * 50} and half of ${number % 100} is ${(number % 100) / 2}: together ${key}.`,
    };
  },
};
