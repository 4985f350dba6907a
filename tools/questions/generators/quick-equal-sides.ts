import type { Level } from "../../../src/items/rules/item-schema";
import type { Family } from "./family";
import type { MakeFamily } from "./quick-family";
import type { Span } from "./quick-products";

/** Both sides of an equals sign are worth the same: □ + 4 = 9 + 3. */
export function equalSides(
  make: MakeFamily,
  level: Level,
  [least, most]: Span,
  story: (a: number, b: number, c: number) => string,
): Family {
  return make("equal-sides", level, (draw) => {
    const [a, b] = [draw.int(least, most), draw.int(least, most)];
    const step = draw.int(1, Math.max(2, Math.floor(least / 2)));
    const [c, key] = [a + step, b - step];
    if (key < 1 || key === c || key === a || b === c || a % 10 === 0) return undefined;
    return {
      asks: [`Which number completes ${c} + □ = ${a} + ${b}?`, story(a, b, c)],
      key,
      slips: [
        [a + b, `working out ${a} + ${b} and stopping`],
        [b, `writing ${b} once more`],
        [b + step, `adding ${step} to ${b} instead of taking it away`],
        [a, `writing ${a} once more`],
        [key + 1, "a slip of one"],
        [key - 1, "a slip of one"],
      ],
      way: `${c} is ${step} more than ${a}, so the other number must be ${step} less than ${b}: ${key}.`,
    };
  });
}
