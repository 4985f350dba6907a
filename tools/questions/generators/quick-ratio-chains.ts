import type { Level } from "../../../src/items/rules/item-schema";
import type { Family } from "./family";
import type { MakeFamily } from "./quick-family";
import { hcf } from "./whole";

/** a : b and b : c make a : c, or a : b : c. */
export function chainOfRatios(
  make: MakeFamily,
  level: Level,
  stories: readonly [(a: string, b: string) => string, (a: string, b: string) => string],
): Family {
  return make("chain-of-ratios", level, (draw) => {
    const [a, b, c, d] = [draw.int(2, 5), draw.int(3, 7), draw.int(2, 6), draw.int(3, 9)];
    const ratio = (x: number, y: number): string => `${x / hcf(x, y)} : ${y / hcf(x, y)}`;
    if (hcf(a, b) > 1 || hcf(c, d) > 1 || b === c || a * c === b * d || a === d) return undefined;
    const key = ratio(a * c, b * d);
    const wrong: (readonly [number, number, string])[] = [
      [a, d, "taking only the outer terms"],
      [a * d, b * c, "multiplying crosswise"],
      [b * d, a * c, "turning the ratio round"],
      [a + c, b + d, "adding the terms instead of multiplying them"],
      [b * c, a * d, "multiplying crosswise and turning it round"],
    ];
    return {
      frames: [stories[0](`${a} : ${b}`, `${c} : ${d}`), stories[1](`${a} : ${b}`, `${c} : ${d}`)],
      key,
      slips: wrong.map(([x, y, mistake]) => [ratio(x, y), mistake]),
      because: `Multiply the ratios: (${a} × ${c}) : (${b} × ${d}) = ${a * c} : ${b * d}${ratio(a * c, b * d) === `${a * c} : ${b * d}` ? "" : `, which is ${key}`}.`,
    };
  });
}
