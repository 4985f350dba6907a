import type { Family } from "../../family";
import { drawPerson } from "../../people";
import { numberSlips } from "../../slips";
import { lcm } from "../../whole";

export const leftOverTwice: Family = {
  name: "left-over-both-times",
  topic: "HCF and LCM",
  level: 3,
  draft: (draw) => {
    const [a, b] = draw.one([
      [6, 8],
      [8, 10],
      [9, 12],
      [10, 12],
      [8, 12],
      [10, 15],
      [12, 15],
    ] as const);
    const left = draw.int(2, 5);
    const multiple = lcm(a, b);
    const { name, they, their } = drawPerson(draw);
    return {
      frames: [
        `When ${name} puts ${their} shells in rows of ${a}, ${left} are left over. In rows of ${b}, ${left} are left over too. ${they === "she" ? "She" : "He"} has more than 10 shells. What is the smallest number of shells that ${they} can have?`,
        `What is the smallest number greater than 10 that leaves the remainder ${left} when it is divided by ${a} and also when it is divided by ${b}?`,
      ],
      key: String(multiple + left),
      slips: numberSlips(String, [
        [multiple, `forgot the ${left} that are left over`],
        [a * b + left, `multiplied ${a} and ${b} instead of finding their LCM`],
        [b + left, `looked at ${b} only`],
        [multiple - left, `took ${left} away from the LCM instead of adding it`],
      ]),
      because: `Without the ${left} left over, the number is a multiple of both ${a} and ${b}; the smallest is their LCM, ${multiple}. So the number is ${multiple} + ${left} = ${multiple + left}.`,
    };
  },
};
