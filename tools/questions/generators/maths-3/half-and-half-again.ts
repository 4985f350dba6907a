import type { Family } from "../family";
import { drawPerson } from "../people";
import { hurriedSlips, numberSlips } from "../slips";

export const halfTwice: Family = {
  name: "half-and-half-again",
  topic: "Fractions",
  level: 3,
  count: 1,
  draft: (draw) => {
    const rest = draw.int(4, 15);
    const key = rest * 4;
    const { name, they } = drawPerson(draw);
    const They = they === "she" ? "She" : "He";
    return {
      frames: [
        `${name} gives half of some grapes to a friend. ${They} eats half of the rest. Now ${rest} grapes are left. How many grapes were there at first?`,
        `Half of the passengers leave a bus at the market. Half of those who stay leave at the school. Now ${rest} are in the bus. How many were there at first?`,
      ],
      key: String(key),
      slips: numberSlips(String, [
        [rest * 2, "going back only one step"],
        [rest * 3, "counting three parts"],
        [rest + 4, "adding 4 instead of multiplying"],
        [rest * 8, "going back one step too many"],
        [rest * 6, "doubling and then taking it three times"],
        ...hurriedSlips(key),
      ]),
      because: `Go back: before the second half went there were 2 × ${rest} = ${rest * 2}, and before the first half went there were 2 × ${rest * 2} = ${key}.`,
    };
  },
};
