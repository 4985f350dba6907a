import type { Family } from "../../family";
import { drawPerson } from "../../people";
import { hurriedSlips, numberSlips } from "../../slips";

export const doubleANumber: Family = {
  name: "double-a-number",
  topic: "Doubles and Halves",
  level: 1,
  draft: (draw) => {
    const number = draw.int(126, 489);
    const key = number * 2;
    if (number % 10 < 5 || Math.floor(number / 10) % 10 > 4) return undefined;
    const { name, their } = drawPerson(draw);
    return {
      frames: [
        `What is double ${number}?`,
        `${name} has ${number} stamps, and ${their} cousin has twice as many. How many stamps does the cousin have?`,
      ],
      key: String(key),
      slips: numberSlips(String, [
        [key - 10, "forgetting to carry the ten"],
        [key + 100, "carrying a hundred that is not there"],
        [key - 2, "a slip in doubling the ones"],
        [key + 10, "carrying the ten twice"],
        ...hurriedSlips(key),
      ]),
      because: `Double ${Math.floor(number / 100) * 100} is ${Math.floor(number / 100) * 200} and double ${number % 100} is ${(number % 100) * 2}: together ${key}.`,
    };
  },
};
