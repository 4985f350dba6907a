import type { Family } from "../family";
import { nearMisses } from "../near-misses";
import { numberSlips } from "../slips";
import { wholeRupees } from "../words";

export const coins: Family = {
  name: "coins-in-hand",
  topic: "Money",
  level: 1,
  draft: (draw, turn) => {
    const [many, more] = [draw.int(2, 4), draw.int(2, 4)];
    const key = turn % 2 === 0 ? many * 5 + more : many * 2 + 10;
    if (many === more) return undefined;
    return {
      frames: [
        `You have ${many} coins of ₹5 and ${more} coins of ₹1. How much money is that?`,
        `Debu has ${many} coins of ₹2 and one coin of ₹10. How much money does he have?`,
      ],
      key: wholeRupees(key),
      slips: numberSlips(wholeRupees, [
        [
          turn % 2 === 0 ? many + more : many + 10,
          turn % 2 === 0 ? "counting the coins" : "counting each ₹2 coin as ₹1",
        ],
        [turn % 2 === 0 ? many + more * 5 : many * 10 + 2, "changing round the coins"],
        [turn % 2 === 0 ? many * 5 : many * 2, "leaving out some coins"],
        ...nearMisses(key),
      ]),
      because:
        turn % 2 === 0 ? `₹${many * 5} and ₹${more} make ₹${key}.` : `₹${many * 2} and ₹10 make ₹${key}.`,
    };
  },
};
