import type { Family } from "../../family";
import { numberSlips } from "../../slips";

export const edgeOfRounding: Family = {
  name: "edge-of-rounding",
  topic: "Rounding and Estimating",
  level: 3,
  draft: (draw, turn) => {
    const unit = 100;
    const round = draw.int(3, 8) * unit;
    const key = turn % 2 === 0 ? round + 49 : round - 50;
    return {
      frames: [
        `What is the greatest whole number that gives ${round} when it is rounded to the nearest hundred?`,
        `What is the smallest whole number that gives ${round} when it is rounded to the nearest hundred?`,
      ],
      key: String(key),
      slips: draw.shuffle(
        numberSlips(
          String,
          turn % 2 === 0
            ? [
                [round + 50, "rounding 50 down, although it is rounded up"],
                [round + 99, "taking any number before the next hundred"],
                [round + 44, "stopping before a digit of 5"],
              ]
            : [
                [round - 49, "rounding 50 down, although it is rounded up"],
                [round - 99, "taking any number after the hundred before"],
                [round - 55, "going past 50 by five"],
                [round + 1, "taking a number above it"],
              ],
        ),
      ),
      because:
        turn % 2 === 0
          ? `${round + 49} is nearer to ${round}, but ${round + 50} is already rounded up to ${round + 100}.`
          : `${round - 50} is rounded up to ${round}, but ${round - 51} is nearer to ${round - 100}.`,
    };
  },
};
