import type { Family } from "../family";
import { numberSlips } from "../slips";

export const coins: Family = {
  name: "two-kinds-of-coins",
  topic: "Money",
  level: 3,
  count: 1,
  draft: (draw, turn) => {
    const [fives, twos] = [draw.int(3, 9), draw.int(3, 9)];
    const [all, total] = [fives + twos, fives * 5 + twos * 2];
    const isFives = turn % 2 === 0;
    const key = isFives ? fives : twos;
    if (Math.abs(fives - twos) < 2) return undefined;
    return {
      frames: [
        `A box has ${all} coins. Some are ₹5 coins and the others are ₹2 coins. Together they are worth ₹${total}. How many ₹5 coins are there?`,
        `Kabir pays ₹${total} with ${all} coins. He uses only ₹5 coins and ₹2 coins. How many ₹2 coins does he use?`,
      ],
      key: String(key),
      slips: numberSlips(String, [
        [all - key, "giving the number of the other coins"],
        [Math.floor(all / 2), "taking half of the coins"],
        [key + 1, "counting one too many"],
        [key - 1, "counting one too few"],
        [key + 2, "counting two too many"],
        [key - 2, "counting two too few"],
      ]),
      because: `If all ${all} were ₹2 coins, they would be worth ₹${all * 2}. ₹${total} is ₹${total - all * 2} more, and each ₹5 coin adds ₹3: ${total - all * 2} ÷ 3 = ${fives} coins of ₹5${isFives ? "" : `, so ${twos} coins of ₹2`}.`,
    };
  },
};
