import { multiplyWithoutCarrying } from "../../columns";
import type { Family } from "../../family";
import { hurriedSlips, numberSlips } from "../../slips";
import { grouped } from "../../words";

export const multiplicationStory: Family = {
  name: "multiplication-story",
  topic: "Four Operations",
  level: 1,
  draft: (draw) => {
    const [each, many] = [draw.int(124, 289), draw.int(13, 48)];
    const [tens, ones] = [Math.floor(many / 10), many % 10];
    if (ones < 3 || each % 10 < 3 || tens === ones) return undefined;
    const product = each * many;
    return {
      frames: [
        `A printer packs ${each} diaries in a carton. How many diaries are there in ${many} cartons?`,
        `There are ${many} rows of ${each} plants in a tea garden. How many plants is that altogether?`,
      ],
      key: grouped(product),
      slips: numberSlips(grouped, [
        [each * ones + each * tens, `multiplying by ${tens} instead of ${tens * 10} in the second line`],
        [
          multiplyWithoutCarrying(each, ones) + each * tens * 10,
          `forgetting to carry when multiplying by ${ones}`,
        ],
        [product + 100, "carrying 1 too many when adding the two lines"],
        [each * (many + 10), `multiplying by ${many + 10} instead of ${many}`],
        ...hurriedSlips(product),
      ]),
      because: `${each} × ${many} = ${each} × ${tens * 10} + ${each} × ${ones} = ${grouped(each * tens * 10)} + ${grouped(each * ones)} = ${grouped(product)}.`,
    };
  },
};
