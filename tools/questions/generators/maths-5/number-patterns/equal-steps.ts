import type { Family } from "../../family";
import { hurriedSlips, numberSlips } from "../../slips";
import { range } from "../../whole";
import { row } from "../../words";

export const equalSteps: Family = {
  name: "equal-steps",
  topic: "Number Patterns",
  level: 1,
  draft: (draw) => {
    const [first, step] = [draw.int(112, 190), draw.one([-17, -13, -12, 14, 16, 18])];
    const terms = range(0, 3).map((index) => first + step * index);
    const key = first + step * 4;
    const [last = 0] = terms.slice(-1);
    return {
      frames: [
        `Which number comes next in the pattern ${row(terms)}, …?`,
        `In a counting game the children say ${row(terms)}, … Which number does the next child say?`,
      ],
      key: String(key),
      slips: numberSlips(String, [
        [key + 10, "a slip with the tens"],
        [last - step, "stepping back instead of on"],
        [key + step, "leaving out one number of the pattern"],
        [last + Math.sign(step) * 10, "taking the steps to be 10"],
        ...hurriedSlips(key),
      ]),
      because: `Each number is ${Math.abs(step)} ${step > 0 ? "more" : "less"} than the one before it, and ${last} ${step > 0 ? "+" : "−"} ${Math.abs(step)} = ${key}.`,
    };
  },
};
