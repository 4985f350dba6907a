import { type Family, inTurn } from "../../family";
import { hurriedSlips, numberSlips } from "../../slips";
import { grouped } from "../../words";

export const goodPairs: Family = {
  name: "good-pairs",
  topic: "Quick Multiplication",
  level: 2,
  draft: (draw, turn) => {
    const [a, b] = inTurn(
      [
        [4, 25],
        [5, 20],
      ] as const,
      turn,
    );
    const middle = draw.int(13, 39);
    const key = a * b * middle;
    return {
      frames: [
        `What is ${a} × ${middle} × ${b}?`,
        `Each of ${a} halls has ${middle} rows of ${b} chairs. How many chairs are there altogether?`,
      ],
      key: grouped(key),
      slips: numberSlips(grouped, [
        [key / 10, `taking ${a} × ${b} to be 10`],
        [(a + b) * middle, `adding ${a} and ${b} instead of multiplying them`],
        [key + 100, "a slip of a hundred"],
        ...hurriedSlips(key),
      ]),
      because: `Change the order: ${a} × ${b} = 100, and 100 × ${middle} = ${grouped(key)}.`,
    };
  },
};
