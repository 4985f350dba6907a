import type { Family } from "../family";
import { hurriedSlips, numberSlips } from "../slips";
import { range } from "../whole";
import { row } from "../words";

export const next: Family = {
  name: "next-in-the-row",
  topic: "Patterns",
  level: 1,
  draft: (draw, turn) => {
    const step = draw.one([3, 4, 5, 20, 50]);
    const start = step > 10 ? draw.int(1, 8) * 10 + 200 : draw.int(11, 59);
    const isUp = turn % 2 === 0;
    const terms = range(0, 3).map((index) => start + (isUp ? index : 4 - index) * step);
    const key = isUp ? start + 4 * step : start;
    const last = terms[3] ?? 0;
    return {
      frames: [
        `What comes next: ${row(terms)}, …?`,
        `A game counts down: ${row(terms)}, … Which number comes next?`,
      ],
      key: String(key),
      slips: numberSlips(String, [
        [isUp ? last + 1 : last - 1, "counting by one"],
        [isUp ? last + 10 : last - 10, "counting by ten"],
        [isUp ? key + step : key - step, "going two steps at once"],
        [isUp ? last - step : last + step, "going the wrong way"],
        ...hurriedSlips(key),
      ]),
      because: `Each number is ${step} ${isUp ? "more" : "less"} than the one before: ${last} ${isUp ? "+" : "−"} ${step} = ${key}.`,
    };
  },
};
