import type { Family } from "../../family";
import { numberSlips } from "../../slips";
import { wholeRupees } from "../../words";

export const profitAfterRepair: Family = {
  name: "profit-after-repair",
  topic: "Money",
  level: 2,
  draft: (draw) => {
    const [cost, repair, gain] = [draw.int(45, 85) * 50, draw.int(5, 13) * 35, draw.int(7, 17) * 25];
    const sold = cost + repair + gain;
    if (sold % 10 !== 0 || gain === repair) return undefined;
    return {
      frames: [
        `A dealer buys an old bicycle for ${wholeRupees(cost)}, spends ${wholeRupees(repair)} on repairs and sells it for ${wholeRupees(sold)}. What is the profit?`,
        `A carpenter buys a used table for ${wholeRupees(cost)}, polishes it for ${wholeRupees(repair)} and sells it for ${wholeRupees(sold)}. How much does the carpenter gain?`,
      ],
      key: wholeRupees(gain),
      slips: numberSlips(wholeRupees, [
        [gain + repair, "forgetting the money spent before the sale"],
        [gain + 2 * repair, "adding that money instead of taking it away"],
        [gain + 100, "a wrong borrow in the subtraction"],
      ]),
      because: `The whole cost is ${wholeRupees(cost)} + ${wholeRupees(repair)} = ${wholeRupees(cost + repair)}. ${wholeRupees(sold)} − ${wholeRupees(cost + repair)} = ${wholeRupees(gain)}.`,
    };
  },
};
