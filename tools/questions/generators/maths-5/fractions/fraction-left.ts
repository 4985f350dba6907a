import type { Family } from "../../family";
import { drawPerson } from "../../people";
import { fractionSlips } from "../../slips";
import { hcf } from "../../whole";

export const fractionLeft: Family = {
  name: "fraction-that-is-left",
  topic: "Fractions",
  level: 1,
  draft: (draw) => {
    const under = draw.one([7, 8, 9, 10, 11, 12]);
    const [first, second] = [draw.int(1, 5), draw.int(2, 5)];
    const left = under - first - second;
    if (left < 1 || first === second || left === first || left === second || hcf(left, under) > 1)
      return undefined;
    const { name, their } = drawPerson(draw);
    return {
      frames: [
        `${name} eats ${first}/${under} of a chikki slab and gives ${second}/${under} of it to ${their} friends. What fraction of the slab is left?`,
        `Wheat grows on ${first}/${under} of a field and mustard on ${second}/${under} of it. The rest is left empty. What fraction of the field is empty?`,
      ],
      key: `${left}/${under}`,
      slips: fractionSlips(
        [left, under],
        [
          [first + second, under, "found the part that is used"],
          [first + second, under * 2, "added the denominators as well"],
          [under - first, under, "took away only the first part"],
          [under - second, under, "took away only the second part"],
        ],
      ),
      because: `${first}/${under} + ${second}/${under} = ${first + second}/${under}. The whole is ${under}/${under}, so ${left}/${under} is left.`,
    };
  },
};
