import type { Family } from "../family";
import { nearMisses } from "../near-misses";
import { hurriedSlips, numberSlips } from "../slips";
import { wholeRupees } from "../words";
import { fewest } from "./few-coins";
import { coins } from "./coins-in-hand";

const topic = "Money";

const both: Family = {
  name: "price-of-two-things",
  topic,
  level: 1,
  draft: (draw) => {
    const [first, second] = [draw.int(12, 45), draw.int(11, 34)];
    const key = first + second;
    if ((first % 10) + (second % 10) > 9 || first === second) return undefined;
    return {
      frames: [
        `A ball costs ₹${first}. A top costs ₹${second}. How much do they cost together?`,
        `Selvi buys a pen for ₹${first} and a book for ₹${second}. How much does she pay?`,
      ],
      key: wholeRupees(key),
      slips: numberSlips(wholeRupees, [
        [Math.abs(first - second), "taking away in place of adding"],
        [key - 10, "losing a ten"],
        [key + 10, "adding a ten too many"],
        ...hurriedSlips(key),
        ...nearMisses(key),
      ]),
      because: `₹${first} + ₹${second} = ₹${key}.`,
    };
  },
};

const change: Family = {
  name: "coins-you-get-back",
  topic,
  level: 2,
  draft: (draw, turn) => {
    const note = turn % 2 === 0 ? 20 : 50;
    const key = draw.int(4, 19);
    const price = note - key;
    if (key === 10 || price === key) return undefined;
    return {
      frames: [
        `A box of toffees costs ₹${price}. You give ₹${note}. How much do you get back?`,
        `A kite costs ₹${price}. Karthik gives a ₹${note} note. How much does he get back?`,
      ],
      key: wholeRupees(key),
      slips: numberSlips(wholeRupees, [
        [price, "giving the price"],
        [note + price, "adding in place of taking away"],
        [key + 10, "counting a ten too many"],
        ...nearMisses(key),
      ]),
      because: `Count on from ₹${price} to ₹${note}: that is ₹${key}.`,
    };
  },
};

const more: Family = {
  name: "how-much-more-money",
  topic,
  level: 2,
  count: 1,
  draft: (draw) => {
    const [has, price] = [draw.int(11, 25), draw.int(36, 59)];
    const key = price - has;
    if (price % 10 < has % 10 || key === has) return undefined;
    return {
      frames: [
        `Rina has ₹${has}. A doll costs ₹${price}. How much more money does she need?`,
        `A drum costs ₹${price}. A flute costs ₹${has}. How much more does the drum cost?`,
      ],
      key: wholeRupees(key),
      slips: numberSlips(wholeRupees, [
        [price + has, "adding in place of taking away"],
        [key + 10, "counting a ten too many"],
        [key - 10, "counting a ten too few"],
        [has, "giving the smaller amount"],
        ...nearMisses(key),
      ]),
      because: `₹${price} − ₹${has} = ₹${key}.`,
    };
  },
};

/** The families of the topic Money. */
export const money: readonly Family[] = [coins, both, change, more, fewest];
