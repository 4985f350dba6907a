import type { Family } from "../../family";
import { drawPerson } from "../../people";
import { hurriedSlips, numberSlips } from "../../slips";
import { wholeRupees } from "../../words";

export const valueOfCoins: Family = {
  name: "value-of-coins",
  topic: "Money and Change",
  level: 1,
  draft: (draw) => {
    const [fives, twos] = [draw.int(4, 9), draw.int(3, 9)];
    const key = fives * 5 + twos * 2;
    if (fives === twos) return undefined;
    const { name } = drawPerson(draw);
    return {
      frames: [
        `${name} has ${fives} five-rupee coins and ${twos} two-rupee coins. How much money is that?`,
        `A money box holds ${fives} coins of ₹5 and ${twos} coins of ₹2. How much money is in it?`,
      ],
      key: wholeRupees(key),
      slips: numberSlips(wholeRupees, [
        [fives * 2 + twos * 5, "giving each kind of coin the value of the other"],
        [fives * 5 + twos, "counting the two-rupee coins as one rupee each"],
        [fives * 5 + twos * 2 + 5, "counting one five-rupee coin too many"],
        [(fives + twos) * 5, "counting all the coins as five rupees"],
        ...hurriedSlips(key),
      ]),
      because: `${fives} × ₹5 = ${wholeRupees(fives * 5)} and ${twos} × ₹2 = ${wholeRupees(twos * 2)}: together ${wholeRupees(key)}.`,
    };
  },
};
