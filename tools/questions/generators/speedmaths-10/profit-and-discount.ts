import type { Family } from "../family";
import { freeItems, gainAfterDiscount } from "../quick-discounts";
import { gainAndLossAlike, priceToMark } from "../quick-marked-prices";
import { familiesOf } from "../quick-family";
import { sellingPrice } from "../quick-profits";
import { grouped } from "../words";

const make = familiesOf("Profit and Discount");

/** The families of the topic Profit and Discount. */
export const profitAndDiscount: readonly Family[] = [
  sellingPrice(
    make,
    1,
    [20, 90],
    [5, 10, 15, 35],
    [
      (cost, p) => `A coat marked ₹${grouped(cost)} has a discount of ${p}%. What does one pay?`,
      (cost, p) =>
        `A fridge dealer pays ₹${grouped(cost)} for a part and adds ${p}%. At which price is it sold?`,
    ],
    [false, true],
  ),
  freeItems(make, 1, [
    (b, f) => `A shop gives ${f} free with every ${b} bought. What discount is that?`,
    (b, f) => `On paying for ${b} soaps one gets ${f} more for nothing. How many per cent does one save?`,
  ]),
  gainAfterDiscount(make, 2, [
    (up, off) =>
      `Goods are marked ${up}% above cost and sold at a discount of ${off}%. What is the gain per cent?`,
    (up, off) =>
      `A seller adds ${up}% to the cost price and then takes ${off}% off. How much does the seller gain on the cost?`,
  ]),
  priceToMark(
    make,
    2,
    [8, 60],
    [
      (cost, gain, off) =>
        `A table costs ₹${grouped(cost)}. At which price must it be marked to gain ${gain}% after a discount of ${off}%?`,
      (cost, gain, off) =>
        `A dealer gives ${off}% discount and still wants ${gain}% gain on a lamp that cost ₹${grouped(cost)}. Which price must be marked?`,
    ],
  ),
  gainAndLossAlike(make, 2, [
    (p) =>
      `Two phones are sold at the same price, one at ${p}% gain and one at ${p}% loss. What is the loss per cent on both?`,
    (p) =>
      `A trader gets equal sums for two cycles, losing ${p}% on one and gaining ${p}% on the other. How many per cent does the trader lose in all?`,
  ]),
];
