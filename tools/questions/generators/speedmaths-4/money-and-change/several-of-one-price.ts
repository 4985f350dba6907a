import type { Family } from "../../family";
import { hurriedSlips, numberSlips } from "../../slips";
import { wholeRupees } from "../../words";

export const severalOfOnePrice: Family = {
  name: "several-of-one-price",
  topic: "Money and Change",
  level: 1,
  draft: (draw) => {
    const [each, many] = [draw.int(12, 19), draw.int(4, 8)];
    const key = each * many;
    return {
      frames: [
        `One kulfi costs ${wholeRupees(each)}. How much do ${many} kulfis cost?`,
        `A bus ticket costs ${wholeRupees(each)}. What do ${many} tickets cost?`,
      ],
      key: wholeRupees(key),
      slips: numberSlips(wholeRupees, [
        [key - 10, "forgetting to carry a ten"],
        [key + each, `counting ${many + 1} instead of ${many}`],
        [each + many, "adding instead of multiplying"],
        [key + 10, "carrying a ten too many"],
        ...hurriedSlips(key),
      ]),
      because: `${many} × ₹10 = ${wholeRupees(many * 10)} and ${many} × ${wholeRupees(each - 10)} = ${wholeRupees(many * (each - 10))}: together ${wholeRupees(key)}.`,
    };
  },
};
