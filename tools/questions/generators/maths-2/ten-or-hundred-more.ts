import type { Family } from "../family";
import { numberSlips } from "../slips";

export const tenMore: Family = {
  name: "ten-or-hundred-more",
  topic: "Place Value",
  level: 1,
  draft: (draw, turn) => {
    const number = draw.int(2, 8) * 100 + 90 + draw.int(1, 9);
    const key = turn % 2 === 0 ? number + 10 : number - 100;
    return {
      frames: [
        `What is 10 more than ${number}?`,
        `There are ${number} people at a fair. 100 people go home. How many people are still there?`,
      ],
      key: String(key),
      slips: numberSlips(
        String,
        turn % 2 === 0
          ? [
              [number + 1, "adding only 1"],
              [number + 100, "adding 100"],
              [key - 100, "forgetting that a new hundred begins"],
              [number - 10, "taking away instead of adding"],
              [key + 10, "adding 10 twice"],
            ]
          : [
              [number - 10, "taking away only 10"],
              [number - 1, "taking away only 1"],
              [number + 100, "adding instead of taking away"],
              [key - 100, "taking away 100 twice"],
              [key - 10, "taking away ten more"],
            ],
      ),
      because:
        turn % 2 === 0
          ? `${number} + 10 = ${key}. A new hundred begins.`
          : `${number} − 100 = ${key}. Only the hundreds change.`,
    };
  },
};
