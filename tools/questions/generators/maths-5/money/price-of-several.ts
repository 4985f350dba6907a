import type { Family } from "../../family";
import { numberSlips } from "../../slips";
import { rupees } from "../../words";

export const priceOfSeveral: Family = {
  name: "price-of-several",
  topic: "Money",
  level: 1,
  draft: (draw) => {
    const [rupee, half, many] = [draw.int(7, 18), draw.one([25, 50, 75]), draw.int(4, 9)];
    const each = rupee * 100 + half;
    const key = each * many;
    if (half * many < 100) return undefined;
    return {
      frames: [
        `A sheet of chart paper costs ${rupees(each)}. How much do ${many} sheets cost?`,
        `Ribbon costs ${rupees(each)} a metre. How much do ${many} metres of it cost?`,
      ],
      key: rupees(key),
      slips: numberSlips(rupees, [
        [rupee * many * 100 + ((half * many) % 100), "forgetting to carry the rupees from the paise"],
        [rupee * many * 100 + half, "multiplying only the rupees"],
        [key + each, "counting one too many"],
      ]),
      because: `${rupees(rupee * 100)} × ${many} = ${rupees(rupee * many * 100)} and ${half} paise × ${many} = ${rupees(half * many)}. Together that is ${rupees(key)}.`,
    };
  },
};
