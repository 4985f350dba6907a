import type { Family } from "../family";
import { familiesOf } from "../quick-family";
import { picture } from "../quick-pictures";
import { listed } from "../words";
import { drawSigns } from "../../figures/tiles";

const make = familiesOf("Quick Addition");

/** “largest sum from three cards”, for the topic of quick-addition.ts. */
export const largestSumFromThreeCards: readonly Family[] = [
  make("largest-sum-from-three-cards", 3, (draw) => {
    const [p = 9, q = 5, r = 1] = draw
      .shuffle([1, 2, 3, 4, 5, 6, 7, 8, 9])
      .slice(0, 3)
      .toSorted((x, y) => y - x);
    if (p - q < 2 || q - r < 2) return undefined;
    const key = 10 * p + q + r;
    const shown = draw.shuffle([p, q, r]);
    return {
      asks: [
        "Two cards make a number like 35. The third card is added to it. What is the largest sum?",
        "Use each card once for □□ + □. What is the largest sum that you can get?",
      ],
      key,
      slips: [
        [10 * p + q, "made the largest number and added nothing"],
        [10 * q + p + r, "did not put the largest card in the tens"],
        [10 * r + p + q, "put the smallest card in the tens"],
        [10 * p + 2 * q, "used one card twice"],
        [10 * p + q + p, "used the largest card twice"],
        [p * 10 + q + r + 10, "made a ten too many"],
      ],
      way: `The largest card, ${p}, stands for tens. ${p}${q} + ${r} = ${key}.`,
      figure: picture(drawSigns, `Three cards: ${listed(shown)}`, { rows: [shown.map(String)] }),
    };
  }),
];
