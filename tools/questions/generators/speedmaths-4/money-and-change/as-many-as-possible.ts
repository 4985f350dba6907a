import type { Family } from "../../family";
import { drawPerson } from "../../people";
import { numberSlips } from "../../slips";
import { wholeRupees } from "../../words";

export const asManyAsPossible: Family = {
  name: "as-many-as-possible",
  topic: "Money and Change",
  level: 3,
  draft: (draw) => {
    const [each, many] = [draw.int(12, 18), draw.int(5, 8)];
    const left = draw.int(3, each - 2);
    const purse = each * many + left;
    const { name } = drawPerson(draw);
    if (purse % 5 !== 0 || purse > 150 || left === many) return undefined;
    return {
      frames: [
        `${name} has ${wholeRupees(purse)} and buys as many ${wholeRupees(each)} pens as possible. How much money is left?`,
        `Samosas cost ${wholeRupees(each)} each. ${name} buys as many as possible with ${wholeRupees(purse)}. How much money is left?`,
      ],
      key: wholeRupees(left),
      slips: numberSlips(wholeRupees, [
        [many, "giving the number of things that are bought"],
        [each - left, "giving what is missing for one more"],
        [each + left, "buying one too few"],
        [purse - each, "buying only one"],
      ]),
      because: `${many} of them cost ${many} × ${wholeRupees(each)} = ${wholeRupees(each * many)}, and one more would be too much. ${wholeRupees(purse)} − ${wholeRupees(each * many)} = ${wholeRupees(left)}.`,
    };
  },
};
