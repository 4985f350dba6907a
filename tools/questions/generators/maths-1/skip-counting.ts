import type { Family } from "../family";
import { nearMisses } from "../near-misses";
import { hurriedSlips, numberSlips } from "../slips";
import { range } from "../whole";
import { row } from "../words";

export const count: Family = {
  name: "skip-counting",
  topic: "Patterns",
  level: 1,
  draft: (draw, turn) => {
    const step = draw.one([2, 5, 10]);
    const isUp = turn % 2 === 0;
    const start = step === 2 ? draw.int(5, 30) : step === 5 ? draw.int(1, 9) * 5 : draw.int(12, 29);
    const all = range(0, 4).map((index) => start + (isUp ? index : 4 - index) * step);
    const [key, last] = [all[4] ?? 0, all[3] ?? 0];
    return {
      frames: [
        `Which number comes next: ${row(all.slice(0, 4))}, …?`,
        `Count back: ${row(all.slice(0, 4))}, … What comes next?`,
      ],
      key: String(key),
      slips: numberSlips(String, [
        [isUp ? last + 1 : last - 1, "counting by one"],
        [isUp ? last - step : last + step, "going the wrong way"],
        [isUp ? key + step : key - step, "going two steps"],
        ...hurriedSlips(key),
        ...nearMisses(key),
      ]),
      because: `Each number is ${step} ${isUp ? "more" : "less"} than the one before it. So ${key} comes next.`,
    };
  },
};
