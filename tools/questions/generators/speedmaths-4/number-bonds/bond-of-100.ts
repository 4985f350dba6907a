import type { Family } from "../../family";
import { drawPerson } from "../../people";
import { hurriedSlips, numberSlips } from "../../slips";

export const bondOf100: Family = {
  name: "bond-of-100",
  topic: "Number Bonds",
  level: 1,
  count: 3,
  draft: (draw) => {
    const given = draw.int(12, 88);
    const key = 100 - given;
    if (given % 10 === 0 || given % 10 === 5 || key === given) return undefined;
    const { name, they } = drawPerson(draw);
    return {
      frames: [
        `What must be added to ${given} to make 100?`,
        `Which number completes ${given} + □ = 100?`,
        `${name} has read ${given} of the 100 pages of a book. How many pages does ${they} still have to read?`,
      ],
      key: String(key),
      slips: numberSlips(String, [
        [key + 10, "making both the tens and the ones up to 10"],
        [key - 10, "taking one ten too many away"],
        [key + 1, "a slip of one in the ones"],
        ...hurriedSlips(key),
      ]),
      because: `${given} needs ${10 - (given % 10)} to reach ${given + 10 - (given % 10)}, and then ${100 - given - 10 + (given % 10)} more to reach 100: together ${key}.`,
    };
  },
};
