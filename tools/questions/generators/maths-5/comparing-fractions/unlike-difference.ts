import type { Family } from "../../family";
import { drawPair } from "../../people";
import { fractionSlips } from "../../slips";
import { hcf, lcm } from "../../whole";

export const unlikeDifference: Family = {
  name: "difference-of-fractions",
  topic: "Fractions",
  level: 2,
  draft: (draw) => {
    const [a, b] = draw.one([
      [4, 3],
      [4, 5],
      [5, 3],
      [6, 4],
      [8, 3],
      [8, 6],
      [10, 4],
      [9, 6],
    ] as const);
    const [top, upper] = [draw.int(1, a - 1), draw.int(1, b - 1)];
    const bottom = lcm(a, b);
    const gap = (top * bottom) / a - (upper * bottom) / b;
    if (gap <= 0 || hcf(top, a) > 1 || hcf(upper, b) > 1 || hcf(gap, bottom) > 1) return undefined;
    if (Math.abs(a - b) > 1 && Math.abs(top - upper) >= Math.abs(a - b)) return undefined;
    const [first, second] = drawPair(draw);
    return {
      frames: [
        `A bottle has ${top}/${a} of a litre of juice in it. ${first.name} drinks ${upper}/${b} of a litre. How much juice is left, as a fraction of a litre?`,
        `${first.name} walks ${top}/${a} of a kilometre to school and ${second.name} walks ${upper}/${b} of a kilometre. By what fraction of a kilometre is ${first.name}’s walk longer?`,
      ],
      key: `${gap}/${bottom}`,
      slips: fractionSlips(
        [gap, bottom],
        [
          [
            Math.abs(top - upper),
            Math.abs(a - b),
            "subtracted the numerators and the denominators separately",
          ],
          [Math.abs(top - upper), bottom, "changed the denominators without changing the numerators"],
          [(top * bottom) / a - upper, bottom, "changed only the first fraction"],
          [top * upper, a * b, "multiplied the two fractions"],
        ],
      ),
      because: `With the common denominator ${bottom}, ${top}/${a} − ${upper}/${b} = ${(top * bottom) / a}/${bottom} − ${(upper * bottom) / b}/${bottom} = ${gap}/${bottom}.`,
    };
  },
};
