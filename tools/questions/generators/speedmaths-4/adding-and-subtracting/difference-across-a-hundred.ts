import type { Family } from "../../family";
import { drawTown } from "../../people";
import { numberSlips } from "../../slips";

export const differenceAcrossAHundred: Family = {
  name: "difference-across-a-hundred",
  topic: "Mental Addition and Subtraction",
  level: 2,
  draft: (draw, turn) => {
    const middle = draw.int(3, 8) * 100;
    const [under, over] = [draw.int(4, 28), draw.int(5, 37)];
    const key = under + over;
    const town = drawTown(draw);
    if (under % 10 === 0 || under === over) return undefined;
    return {
      frames: [
        `What is ${middle + over} − ${middle - under}?`,
        `One milestone on the road to ${town} shows ${middle + over} km, and a later one shows ${middle - under} km. How far apart are they?`,
      ],
      key: turn % 2 === 0 ? String(key) : `${key} km`,
      slips: numberSlips(
        (value) => (turn % 2 === 0 ? String(value) : `${value} km`),
        [
          [key + 100, "a wrong borrow from the hundreds"],
          [Math.abs(over - under), `subtracting the distances from ${middle} instead of adding them`],
          [key + 10, "a slip in the tens"],
          [key - 10, "a slip in the tens"],
        ],
      ),
      because: `Go over ${middle}: from ${middle - under} to ${middle} it is ${under}, and from ${middle} to ${middle + over} it is ${over}. ${under} + ${over} = ${key}.`,
    };
  },
};
