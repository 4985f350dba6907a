import type { Family } from "../family";
import { familiesOf, tidy } from "../quick-family";
import { grouped } from "../words";
import { lossInATable } from "./loss-in-a-table";
import { soManyForTheSameMoney } from "./so-many-for-the-same-money";

const make = familiesOf("Profit and Loss");

const tenth = (value: number): number => Math.round(value * 10) / 10;

/** The families of the topic Profit and Loss. */
export const profitAndLoss: readonly Family[] = [
  make("gain-by-the-dozen", 1, (draw) => {
    const [each, up] = draw.one([
      [5, 1],
      [5, 2],
      [4, 1],
      [8, 2],
      [10, 3],
      [20, 5],
      [15, 3],
      [20, 3],
    ] as const);
    const key = (up / each) * 100;
    return {
      asks: [
        `Gita buys pens at ₹${each * 12} a dozen and sells them at ₹${each + up} each. What per cent does she gain?`,
        `A shop buys 12 brushes for ₹${each * 12} and sells each of them for ₹${each + up}. What is the gain per cent?`,
      ],
      key,
      unit: "%",
      hasDecimals: true,
      slips: [
        [up * 12, "gave the gain on a dozen in rupees"],
        [up, "gave the gain on one in rupees"],
        [tenth((up / (each + up)) * 100), "compared the gain with the selling price"],
        [each + up, "gave the price of one in rupees"],
      ],
      way: `One costs ₹${each * 12} ÷ 12 = ₹${each} and brings ₹${up} more. ${up} on ${each} is ${key}%.`,
    };
  }),
  make("price-after-waste", 2, (draw) => {
    const [kilos, bad, price] = [draw.int(4, 10) * 10, draw.int(2, 6) * 2, draw.int(9, 40) * 2];
    const key = tidy((kilos * price) / (kilos - bad));
    const asShare = (price * (kilos + bad)) / kilos;
    if (!Number.isInteger(key) || key === price + bad || !Number.isInteger(10 * asShare)) return undefined;
    return {
      asks: [
        `A trader buys ${kilos} kg of onions at ₹${price} a kilogram. ${bad} kg rot. At which price per kilogram must the rest be sold to lose nothing?`,
        `Farida buys ${kilos} clay pots at ₹${price} each, and ${bad} of them break. At which price must she sell each of the others to make neither gain nor loss?`,
      ],
      key,
      unit: "₹",
      hasDecimals: true,
      slips: [
        [tidy(asShare), "compared the loss with all, not with what is left"],
        [price + bad, "added the number of what is lost to the price"],
        [price, "kept the old price"],
        [2 * key - price, "made up for the loss twice"],
      ],
      way: `All cost ${kilos} × ₹${price} = ₹${grouped(kilos * price)}. Shared by the ${kilos - bad} that are left, that is ₹${key}.`,
    };
  }),
  make("from-loss-to-gain", 3, (draw) => {
    const [loss, gain] = draw.one([
      [10, 10],
      [10, 20],
      [20, 10],
      [20, 20],
      [5, 10],
      [25, 20],
      [10, 30],
    ] as const);
    const cost = draw.int(3, 14) * 40;
    const [sold, key] = [(cost * (100 - loss)) / 100, (cost * (100 + gain)) / 100];
    return {
      asks: [
        `Sold at ₹${sold}, a bicycle brings a loss of ${loss}%. At which price would it bring a gain of ${gain}%?`,
        `A dealer loses ${loss}% by selling a sewing machine for ₹${sold}. For how much must it be sold to gain ${gain}%?`,
      ],
      key,
      unit: "₹",
      hasDecimals: true,
      slips: [
        [tidy((sold * (100 + loss + gain)) / 100), "took both per cents of the selling price"],
        [tidy((sold * (100 + gain)) / 100), "took the gain on the selling price"],
        [cost, "stopped at the cost"],
        [tidy((cost * (100 + gain + loss)) / 100), "added the loss to the gain as well"],
        [tidy((sold * (100 + gain - loss)) / 100), "set the loss against the gain"],
      ],
      way: `₹${sold} is ${100 - loss}% of the cost, so the cost is ₹${cost}. ${100 + gain}% of that is ₹${key}.`,
    };
  }),
  ...lossInATable,
  ...soManyForTheSameMoney,
];
