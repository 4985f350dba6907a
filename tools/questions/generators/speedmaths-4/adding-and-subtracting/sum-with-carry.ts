import type { Family } from "../../family";
import { drawPerson } from "../../people";
import { hurriedSlips, numberSlips } from "../../slips";

export const sumWithCarry: Family = {
  name: "sum-with-carry",
  topic: "Mental Addition and Subtraction",
  level: 1,
  draft: (draw) => {
    const [first, second] = [draw.int(25, 68), draw.int(26, 69)];
    const key = first + second;
    if ((first % 10) + (second % 10) < 11 || key < 100) return undefined;
    const { name, they } = drawPerson(draw);
    return {
      frames: [
        `What is ${first} + ${second}?`,
        `${name} scores ${first} runs in one match and ${second} in the next. How many runs does ${they} score in both?`,
      ],
      key: String(key),
      slips: numberSlips(String, [
        [key - 10, "forgetting to carry the ten"],
        [key + 10, "carrying the ten twice"],
        [key - 1, "a slip of one in the ones"],
        ...hurriedSlips(key),
      ]),
      because: `${first} + ${second} is ${Math.floor(first / 10) * 10} + ${Math.floor(second / 10) * 10} = ${Math.floor(first / 10) * 10 + Math.floor(second / 10) * 10} and ${first % 10} + ${second % 10} = ${(first % 10) + (second % 10)}, together ${key}.`,
    };
  },
};
