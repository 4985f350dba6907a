import type { Level } from "../../../src/items/rules/item-schema";
import type { Family } from "./family";
import type { MakeFamily } from "./quick-family";

type Text = readonly [(text: string) => string, (text: string) => string];

/** √(n + √(n + …)): the larger of two neighbours whose product is n. */
export function endlessRoot(make: MakeFamily, level: Level, asks: Text): Family {
  return make("endless-root", level, (draw, turn) => {
    const small = draw.int(2, 15);
    const [n, isPlus] = [small * (small + 1), turn % 2 === 0];
    const sign = isPlus ? "+" : "−";
    const key = isPlus ? small + 1 : small;
    const text = `√(${n} ${sign} √(${n} ${sign} √(${n} ${sign} …)))`;
    return {
      asks: [asks[0](text), asks[1](text)],
      key,
      slips: [
        [isPlus ? small : small + 1, "taking the wrong one of the two neighbours"],
        [n, "leaving the root out"],
        [n / 2, "halving"],
        [2 * small + 1, "adding the two neighbours"],
        [key + 2, "a slip in splitting the number"],
        [key - 1, "a slip in splitting the number"],
      ],
      way: `If it is x, then x² = ${n} ${sign} x. As ${n} = ${small} × ${small + 1}, x is ${key}.`,
    };
  });
}
