import type { Family } from "../../family";
import { drawPerson } from "../../people";
import { fraction, fractionSlips } from "../../slips";
import { hcf, lcm } from "../../whole";

export const unlikeSum: Family = {
  name: "unlike-sum",
  topic: "Fractions",
  level: 2,
  draft: (draw) => {
    const [a, b] = draw.one([
      [3, 4],
      [2, 5],
      [3, 5],
      [4, 6],
      [6, 9],
      [4, 5],
      [3, 8],
      [6, 8],
    ] as const);
    const [top, upper] = [draw.int(1, a - 1), draw.int(1, b - 1)];
    const bottom = lcm(a, b);
    const sum = (top * bottom) / a + (upper * bottom) / b;
    if (sum >= bottom || hcf(top, a) > 1 || hcf(upper, b) > 1) return undefined;
    const { name, they } = drawPerson(draw);
    return {
      frames: [
        `${name} reads ${top}/${a} of a book on Saturday and ${upper}/${b} of it on Sunday. What fraction of the book has ${they} read in the two days?`,
        `What is ${top}/${a} + ${upper}/${b}?`,
      ],
      key: fraction(sum, bottom),
      slips: fractionSlips(
        [sum, bottom],
        [
          [top + upper, a + b, "adding the numerators and the denominators"],
          [top + upper, bottom, "changing the denominators without changing the numerators"],
          [top * upper, a * b, "multiplying instead of adding"],
          [(top * bottom) / a + upper, bottom, "changing only the first fraction"],
        ],
      ),
      because: `With the common denominator ${bottom}, ${top}/${a} = ${(top * bottom) / a}/${bottom} and ${upper}/${b} = ${(upper * bottom) / b}/${bottom}. The sum is ${sum}/${bottom}${hcf(sum, bottom) > 1 ? ` = ${fraction(sum, bottom)}` : ""}.`,
    };
  },
};
