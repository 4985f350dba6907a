import type { Family } from "../family";
import { changeFrom, coinsForAnAmount, coinsTogether } from "../quick-coins";
import { familiesOf } from "../quick-family";

const make = familiesOf("Money and Change");

/** The families of the topic Money and Change. */
export const moneyAndChange: readonly Family[] = [
  coinsTogether(
    make,
    1,
    [
      [10, 5],
      [20, 5],
      [50, 20],
      [20, 10],
    ],
    [2, 6],
    [
      (a, b) => `How much are ${a} and ${b} worth?`,
      (a, b) => `In a clay bank there are ${a} and ${b}. How much is saved?`,
    ],
  ),
  changeFrom(
    make,
    ["change-from-100", 1],
    [100],
    [34, 87],
    [
      (price, note) => `A mango juice pack costs ₹${price}. How much change is there from ₹${note}?`,
      (price, note) => `You give ₹${note} for a lunch that costs ₹${price}. How much do you get back?`,
    ],
  ),
  coinsForAnAmount(
    make,
    1,
    [5, 10, 20],
    [4, 9],
    [
      (kind, amount) => `How many ₹${kind} coins make ₹${amount}?`,
      (kind, amount) => `A ride costs ₹${amount}. How many ₹${kind} coins must you put into the machine?`,
    ],
  ),
  make("two-prices-near-tens", 2, (draw) => {
    const [a, b] = [draw.int(3, 6) * 10 - 1, draw.int(2, 5) * 10 - draw.int(1, 2)];
    const key = a + b;
    const [ra, rb] = [Math.ceil(a / 10) * 10, Math.ceil(b / 10) * 10];
    if (a === b) return undefined;
    return {
      asks: [
        `A diary costs ₹${a} and a pen costs ₹${b}. How much do both cost?`,
        `You buy a bun for ₹${b} and milk for ₹${a}. How much do you pay?`,
      ],
      key,
      unit: "₹",
      slips: [
        [ra + rb, `adding ₹${ra} and ₹${rb} and forgetting to take ₹${ra + rb - key} away`],
        [ra + rb - 1, "taking only ₹1 away"],
        [ra + rb + ra + rb - key, `adding ₹${ra + rb - key} instead of taking it away`],
        [key - 10, "forgetting the ten that the ones make"],
        [key + 10, "a ten too many"],
      ],
      way: `₹${ra} + ₹${rb} = ₹${ra + rb}, and ₹${ra + rb - key} less is ₹${key}.`,
    };
  }),
  make("several-and-the-change", 3, (draw) => {
    const [many, each] = [draw.int(3, 6), draw.int(6, 9)];
    const [cost, note] = [many * each, draw.one([50, 100])];
    const key = note - cost;
    if (key < 3 || key === cost || cost % 10 === 0) return undefined;
    return {
      asks: [
        `Pencils cost ₹${each} each. You buy ${many} and pay with ₹${note}. How much do you get back?`,
        `${many} samosas at ₹${each} each are paid with a ₹${note} note. How much change is that?`,
      ],
      key,
      unit: "₹",
      slips: [
        [cost, "giving the price instead of the change"],
        [note - each, "paying for one only"],
        [key + 10, "making the tens up too far"],
        [key - each, `paying for ${many + 1}`],
        [key + each, `paying for ${many - 1}`],
      ],
      way: `${many} × ₹${each} = ₹${cost}, and ₹${note} − ₹${cost} = ₹${key}.`,
    };
  }),
];
