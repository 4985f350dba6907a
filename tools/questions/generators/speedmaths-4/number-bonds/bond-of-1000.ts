import type { Family } from "../../family";
import { hurriedSlips, numberSlips } from "../../slips";

export const bondOf1000: Family = {
  name: "bond-of-1000",
  topic: "Number Bonds",
  level: 2,
  draft: (draw) => {
    const given = draw.int(13, 87) * 10 + draw.one([0, 5, 5]);
    const key = 1000 - given;
    if (given % 100 === 0 || key === given) return undefined;
    return {
      frames: [`Which number added to ${given} gives 1,000?`, `Which number completes □ + ${given} = 1,000?`],
      key: String(key),
      slips: numberSlips(String, [
        [key + 100, "making the hundreds up to 10 although the tens already fill one of them"],
        [key + 10, "making the tens up to 10 although the ones already fill one of them"],
        [key - 100, "taking one hundred too many away"],
        ...hurriedSlips(key),
      ]),
      because: `From ${given} to 1,000 it is ${key}, since ${given} + ${key} = 1,000.`,
    };
  },
};
