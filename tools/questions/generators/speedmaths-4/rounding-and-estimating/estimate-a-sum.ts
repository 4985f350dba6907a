import type { Family } from "../../family";
import { numberSlips } from "../../slips";
import { roundTo } from "../../whole";
import { grouped } from "../../words";

export const estimateASum: Family = {
  name: "estimate-a-sum",
  topic: "Rounding and Estimating",
  level: 2,
  draft: (draw) => {
    const [first, second] = [draw.int(212, 588), draw.int(214, 492)];
    const key = roundTo(first, 100) + roundTo(second, 100);
    if (
      [first, second].some(
        (value) => value % 100 < 12 || (value % 100 > 40 && value % 100 < 60) || value % 10 === 0,
      )
    )
      return undefined;
    const [down, up] = [
      Math.floor(first / 100) * 100 + Math.floor(second / 100) * 100,
      Math.ceil(first / 100) * 100 + Math.ceil(second / 100) * 100,
    ];
    return {
      frames: [
        `Round ${first} and ${second} to the nearest hundred. What is the sum of the rounded numbers?`,
        `A school collects ${first} kg of waste paper in June and ${second} kg in July. Rounding each number to the nearest hundred, about how many kilograms is that in all?`,
      ],
      key: grouped(key),
      slips: numberSlips(grouped, [
        [down, "rounding both numbers down"],
        [up, "rounding both numbers up"],
        [roundTo(first, 10) + roundTo(second, 10), "rounding to the nearest ten"],
        [key + 100, "carrying a hundred too many"],
        [key - 100, "losing a hundred in the sum"],
      ]),
      because: `${first} is about ${roundTo(first, 100)} and ${second} is about ${roundTo(second, 100)}. ${roundTo(first, 100)} + ${roundTo(second, 100)} = ${grouped(key)}.`,
    };
  },
};
