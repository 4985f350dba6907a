import type { Family } from "../family";
import { hurriedSlips, numberSlips } from "../slips";
import { wholeRupees } from "../words";
import { twoThings } from "./cost-of-a-hidden-thing";

const topic = "Money";

const notes: Family = {
  name: "notes-and-coins",
  topic,
  level: 1,
  draft: (draw) => {
    const [fifties, tens, fives] = [draw.int(1, 3) * 2, draw.int(2, 6), draw.int(2, 4)];
    const key = fifties * 50 + tens * 10 + fives * 5;
    return {
      frames: [
        `Mother has ${fifties} notes of ₹50, ${tens} notes of ₹10 and ${fives} coins of ₹5. How much money is that?`,
        `A bag has ${tens} notes of ₹10, ${fifties} notes of ₹50 and ${fives} coins of ₹5. How much money is in it?`,
      ],
      key: wholeRupees(key),
      slips: numberSlips(wholeRupees, [
        [key - fives * 5, "forgetting the coins"],
        [key - fives * 4, "counting each coin as ₹1"],
        [key - fifties * 40, "counting each ₹50 note as ₹10"],
        [key - tens * 5, "counting each ₹10 note as ₹5"],
        ...hurriedSlips(key),
      ]),
      because: `₹${fifties * 50} + ₹${tens * 10} + ₹${fives * 5} = ₹${key}.`,
    };
  },
};

const change: Family = {
  name: "money-back",
  topic,
  level: 1,
  draft: (draw) => {
    const price = draw.int(23, 78);
    const key = 100 - price;
    if (price % 10 === 0 || price === 50) return undefined;
    return {
      frames: [
        `A toy costs ₹${price}. You pay with a ₹100 note. How much money do you get back?`,
        `Joseph has ₹100. He spends ₹${price} on a kite. How much money does he still have?`,
      ],
      key: wholeRupees(key),
      slips: numberSlips(wholeRupees, [
        [key + 10, "forgetting the ten that was borrowed"],
        [100 + price, "adding instead of taking away"],
        [price, "giving the price"],
        [key - 10, "taking away a ten too many"],
        [key + 1, "a slip of one"],
        [key - 1, "a slip of one"],
      ]),
      because: `₹100 − ₹${price} = ₹${key}, because ₹${price} + ₹${key} = ₹100.`,
    };
  },
};

const enough: Family = {
  name: "money-still-needed",
  topic,
  level: 2,
  draft: (draw) => {
    const [price, has] = [draw.int(71, 95), draw.int(3, 5)];
    const key = price - has * 10;
    return {
      frames: [
        `A ball costs ₹${price}. Kavya has ${has} notes of ₹10. How much more money does she need?`,
        `Rohan saves for a box of paints. It costs ₹${price}. He has ${has} coins of ₹10. How much does he still need?`,
      ],
      key: wholeRupees(key),
      slips: numberSlips(wholeRupees, [
        [price - has, `taking away ₹${has}`],
        [has * 10, "giving the money that is there"],
        [price + has * 10, "adding instead of taking away"],
        [price - has * 5, "counting each ten as ₹5"],
        ...hurriedSlips(key),
      ]),
      because: `${has} tens are ₹${has * 10}, and ₹${price} − ₹${has * 10} = ₹${key}.`,
    };
  },
};

const howMany: Family = {
  name: "how-many-can-you-buy",
  topic,
  level: 2,
  draft: (draw) => {
    const [price, key] = [draw.one([5, 10, 20]), draw.int(3, 7)];
    const rest = draw.int(1, 4);
    const money = price * key + rest;
    return {
      frames: [
        `One balloon costs ₹${price}. You have ₹${money}. How many balloons can you buy?`,
        `A ride costs ₹${price}. Meera has ₹${money}. How many rides can she take?`,
      ],
      key: String(key),
      slips: numberSlips(String, [
        [key + 1, "buying one more than the money allows"],
        [key - 1, "buying one too few"],
        [rest, "giving the rupees that are left"],
        [money - price, "taking away instead of sharing"],
        [key + 2, "counting two too many"],
        [key - 2, "counting two too few"],
      ]),
      because: `${key} × ₹${price} = ₹${key * price}. ₹${rest} is left, and that is not enough for one more.`,
    };
  },
};

/** The families of the topic Money. */
export const money: readonly Family[] = [notes, change, enough, howMany, twoThings];
