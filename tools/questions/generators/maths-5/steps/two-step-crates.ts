import type { Family } from "../../family";
import { numberSlips } from "../../slips";
import { grouped } from "../../words";

export const twoStepCrates: Family = {
  name: "two-step-crates",
  topic: "Four Operations",
  level: 2,
  count: 1,
  draft: (draw) => {
    const size = draw.one([15, 20, 24, 25, 30]);
    const [first, second] = [draw.int(22, 48), draw.int(14, 40)];
    if (first - second < 3) return undefined;
    const key = first + second;
    return {
      frames: [
        `A bakery makes ${grouped(first * size)} buns in the morning and ${grouped(second * size)} in the evening. It packs them all in trays of ${size}. How many trays does it fill?`,
        `An orchard picks ${grouped(first * size)} apples on Saturday and ${grouped(second * size)} on Sunday. All are packed in crates of ${size}. How many crates are filled?`,
      ],
      key: String(key),
      slips: numberSlips(String, [
        [first, "sharing out only the first number"],
        [first - second, "subtracting the two numbers instead of adding them"],
        [key + 1, "adding one more although nothing is left over"],
        [key + 10, "carrying a ten too many in the sum"],
      ]),
      because: `Altogether there are ${grouped(first * size)} + ${grouped(second * size)} = ${grouped(key * size)}, and ${grouped(key * size)} ÷ ${size} = ${key}.`,
    };
  },
};
