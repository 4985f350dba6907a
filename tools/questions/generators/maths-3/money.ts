import type { Family } from "../family";
import { drawPerson } from "../people";
import { hurriedSlips, numberSlips } from "../slips";
import { rupees, wholeRupees } from "../words";
import { best } from "./cheapest-for-each";
import { coins } from "./two-kinds-of-coins";

const topic = "Money";

const purse: Family = {
  name: "money-in-a-purse",
  topic,
  level: 1,
  count: 1,
  draft: (draw) => {
    const [hundreds, fifties, tens, coins] = [draw.int(2, 6), draw.int(2, 5), draw.int(2, 7), draw.int(2, 4)];
    const key = hundreds * 100 + fifties * 50 + tens * 10 + coins * 2;
    const { name } = drawPerson(draw);
    return {
      frames: [
        `${name} has ${hundreds} notes of ₹100, ${fifties} notes of ₹50, ${tens} notes of ₹10 and ${coins} coins of ₹2. How much money is that?`,
        `In a cash box there are ${hundreds} notes of ₹100, ${fifties} of ₹50 and ${tens} of ₹10, and ${coins} coins of ₹2. What is in the box altogether?`,
      ],
      key: wholeRupees(key),
      slips: numberSlips(wholeRupees, [
        [key - coins, "counting each coin as ₹1"],
        [key - fifties * 50 + fifties * 5, "counting each ₹50 note as ₹5"],
        [hundreds * 100 + fifties * 10 + tens * 10 + coins * 2, "counting each ₹50 note as ₹10"],
        [key - coins * 2, "forgetting the coins"],
        ...hurriedSlips(key),
      ]),
      because: `₹${hundreds * 100} + ₹${fifties * 50} + ₹${tens * 10} + ₹${coins * 2} = ₹${key}.`,
    };
  },
};

const change: Family = {
  name: "change-after-two-things",
  topic,
  level: 1,
  draft: (draw) => {
    const [first, second] = [draw.int(112, 178), draw.int(64, 98)];
    const key = 500 - first - second;
    const { name, they } = drawPerson(draw);
    return {
      frames: [
        `${name} buys a bat for ₹${first} and a ball for ₹${second} and pays with a ₹500 note. How much does ${they} get back?`,
        `A lamp costs ₹${first} and a bulb costs ₹${second}. ${name} buys both and gives ₹500. How much money does ${they} get back?`,
      ],
      key: wholeRupees(key),
      slips: numberSlips(wholeRupees, [
        [500 - first, "forgetting the second thing"],
        [500 - second, "forgetting the first thing"],
        [first + second, "giving the price and not the change"],
        [key + 10, "forgetting a ten in the sum"],
        [500 - first + second, "adding the second price instead of taking it away"],
        ...hurriedSlips(key),
      ]),
      because: `Both cost ₹${first} + ₹${second} = ₹${first + second}, and ₹500 − ₹${first + second} = ₹${key}.`,
    };
  },
};

const paise: Family = {
  name: "price-in-paise",
  topic,
  level: 2,
  count: 1,
  draft: (draw) => {
    const [each, many] = [draw.int(3, 12) * 100 + draw.one([25, 50, 75]), draw.int(3, 6)];
    const key = each * many;
    if (key % 100 === 0) return undefined;
    return {
      frames: [
        `A pen refill costs ${rupees(each)}. What do ${many} refills cost?`,
        `One photocopy in colour costs ${rupees(each)}. What is the price of ${many} such copies?`,
      ],
      key: rupees(key),
      slips: [
        [
          rupees(Math.floor(each / 100) * many * 100 + (key % 100)),
          "forgetting the rupees that the paise make",
        ],
        [rupees(key - each), "counting one too few"],
        [rupees(key + each), "counting one too many"],
        [rupees(Math.floor(each / 100) * many * 100 + (each % 100)), "multiplying only the rupees"],
        [rupees(key + 100), "counting one rupee too many"],
        [rupees(key - 100), "counting one rupee too few"],
      ],
      because: `${many} × ₹${Math.floor(each / 100)} = ₹${Math.floor(each / 100) * many} and ${many} × ${each % 100} paise = ${many * (each % 100)} paise. Together that is ${rupees(key)}.`,
    };
  },
};

/** The families of the topic Money. */
export const money: readonly Family[] = [purse, change, paise, best, coins];
