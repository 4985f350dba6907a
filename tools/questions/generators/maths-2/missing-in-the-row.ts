import type { Family } from "../family";
import { numberSlips } from "../slips";
import { range } from "../whole";
import { row } from "../words";

export const gap: Family = {
  name: "missing-in-the-row",
  topic: "Patterns",
  level: 1,
  draft: (draw) => {
    const [start, step, hole] = [draw.int(12, 60), draw.one([4, 6, 7, 8, 9]), draw.int(1, 3)];
    const terms = range(0, 4).map((index) => start + index * step);
    const key = start + hole * step;
    const text = row(terms.map((term, index) => (index === hole ? "□" : term)));
    return {
      frames: [
        `Which number is missing: ${text}?`,
        `The doors of a lane are numbered ${text}. Which number is hidden?`,
      ],
      key: String(key),
      slips: numberSlips(String, [
        [key + 1, "a slip of one"],
        [key - 1, "a slip of one"],
        [start + (hole - 1) * step + 1, "counting on by one"],
        [key + 2, "a slip of two"],
        [key - 2, "a slip of two"],
        [key + 10, "a slip of a ten"],
      ]),
      because: `Each number is ${step} more than the one before: ${key - step} + ${step} = ${key}.`,
    };
  },
};
