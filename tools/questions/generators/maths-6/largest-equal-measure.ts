import type { Family } from "../family";
import { numeric } from "../signed-slips";
import { hcf } from "../whole";

export const longestTape: Family = {
  name: "largest-common-measure",
  topic: "Factors, HCF and LCM",
  level: 2,
  draft: (draw, turn) => {
    const show = (value: number): string => `${value} ${turn % 2 === 0 ? "L" : "cm"}`;
    const unit = draw.one([12, 14, 15, 16, 18, 24]);
    const [a, b, c] = draw.one([
      [4, 6, 9],
      [3, 4, 6],
      [6, 9, 10],
      [4, 6, 7],
      [5, 6, 8],
      [2, 5, 7],
    ] as const);
    const key = unit;
    return {
      frames: [
        `Three drums hold ${a * unit} L, ${b * unit} L and ${c * unit} L of oil. What is the largest measure that fills each drum an exact number of times?`,
        `A tailor has pieces of cloth of ${a * unit} cm, ${b * unit} cm and ${c * unit} cm. All are cut into strips of the same length, as long as possible, with nothing left. How long is each strip?`,
      ],
      ...numeric(show, key, [
        [hcf(a * unit, b * unit), "used only the first two numbers"],
        [hcf(b * unit, c * unit), "used only the last two numbers"],
        [key / 2, "stopped before all common factors are found"],
        [key / 3, "stopped before all common factors are found"],
        [a * unit, "gave the smallest number"],
      ]),
      because: `The largest number that divides all three is their HCF: ${a * unit} = ${key} × ${a}, ${b * unit} = ${key} × ${b} and ${c * unit} = ${key} × ${c}. So it is ${key}.`,
    };
  },
};
