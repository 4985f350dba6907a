import type { Family } from "../../family";
import { drawPerson } from "../../people";
import { hurriedSlips, numberSlips } from "../../slips";

export const pairsThatMake100: Family = {
  name: "pairs-that-make-100",
  topic: "Mental Addition and Subtraction",
  level: 2,
  draft: (draw) => {
    const [first, second, more] = [draw.int(32, 48), draw.int(16, 29), draw.int(11, 29)];
    const key = 200 + more;
    if (new Set([first % 10, second % 10, 0, 5]).size < 4 || more % 10 === 0) return undefined;
    const parts = [first, second, 100 - first, 100 - second].join(" + ");
    const { name } = drawPerson(draw);
    return {
      frames: [
        `What is ${parts} + ${more}?`,
        `${name} counts the people on five coaches of a train: ${parts.replaceAll(" + ", ", ")} and ${more}. How many people are there altogether?`,
      ],
      key: String(key),
      slips: numberSlips(String, [
        [200, "stopping after the two pairs of 100"],
        [key - 20, "forgetting the tens carried from the ones"],
        [key + 10, "carrying a ten too many"],
        [key - 10, "carrying a ten too few"],
        ...hurriedSlips(key),
      ]),
      because: `${first} + ${100 - first} = 100 and ${second} + ${100 - second} = 100, so the sum is 200 + ${more} = ${key}.`,
    };
  },
};
