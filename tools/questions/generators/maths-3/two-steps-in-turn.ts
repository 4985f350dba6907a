import type { Family } from "../family";
import { numberSlips } from "../slips";
import { range } from "../whole";
import { row } from "../words";

export const twoRules: Family = {
  name: "two-steps-in-turn",
  topic: "Number Patterns",
  level: 2,
  draft: (draw) => {
    const [start, up, down] = [draw.int(21, 60), draw.int(8, 15), draw.int(3, 6)];
    const terms = range(0, 5).map(
      (index) => start + Math.ceil(index / 2) * up - Math.floor(index / 2) * down,
    );
    const key = start + 3 * up - 3 * down;
    return {
      frames: [
        `The pattern ${row(terms)}, … goes up and down in turn. Which number comes next?`,
        `A snail on a wall is ${row(terms)}, … cm above the ground, morning and evening in turn. Which number follows?`,
      ],
      key: String(key),
      slips: numberSlips(String, [
        [(terms[5] ?? 0) + up, "going up when it is time to go down"],
        [(terms[5] ?? 0) - up, `going down by ${up}`],
        [(terms[5] ?? 0) + down, `going up by ${down}`],
        [(terms[5] ?? 0) - 1, "going down by one"],
        [key - 1, "a slip of one"],
        [key + 1, "a slip of one"],
        [key - 2, "a slip of two"],
      ]),
      because: `The pattern goes up by ${up} and down by ${down} in turn. Now it goes down: ${terms[5]} − ${down} = ${key}.`,
    };
  },
};
