import type { Family } from "../../family";
import { drawPerson } from "../../people";
import { hurriedSlips, numberSlips } from "../../slips";
import { wholeRupees } from "../../words";

export const pricesNearAHundred: Family = {
  name: "prices-near-a-hundred",
  topic: "Money and Change",
  level: 2,
  draft: (draw) => {
    const [first, second] = [draw.one([95, 98, 99, 195, 198]), draw.int(42, 78)];
    const round = Math.ceil(first / 100) * 100;
    const key = first + second;
    const { name } = drawPerson(draw);
    return {
      frames: [
        `A cap costs ${wholeRupees(first)} and a pair of socks ${wholeRupees(second)}. How much do they cost together?`,
        `${name} pays ${wholeRupees(first)} for a kite set and ${wholeRupees(second)} for lunch. How much is that altogether?`,
      ],
      key: wholeRupees(key),
      slips: numberSlips(wholeRupees, [
        [
          round + second,
          `adding ${wholeRupees(round)} and forgetting to take ${wholeRupees(round - first)} away`,
        ],
        [round + second + round - first, `adding ${wholeRupees(round - first)} instead of taking it away`],
        [key - 10, "forgetting to carry a ten"],
        [key + 10, "carrying a ten too many"],
        ...hurriedSlips(key),
      ]),
      because: `Take ${wholeRupees(round)} for ${wholeRupees(first)}: ${wholeRupees(round)} + ${wholeRupees(second)} = ${wholeRupees(round + second)}, and ${wholeRupees(round - first)} less is ${wholeRupees(key)}.`,
    };
  },
};
