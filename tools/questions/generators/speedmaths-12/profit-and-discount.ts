import type { Family } from "../family";
import { freeItems, gainAfterDiscount } from "../quick-discounts";
import { familiesOf } from "../quick-family";
import { gainAndLossAlike, priceToMark } from "../quick-marked-prices";
import { grouped } from "../words";

const make = familiesOf("Profit and Discount");

/** The families of the topic Profit and Discount. */
export const profitAndDiscount: readonly Family[] = [
  freeItems(make, 1, [
    (b, f) => `An offer says: pay for ${b}, take ${f} more free. How large is the discount?`,
    (b, f) => `For ${b} shirts that are paid a customer gets ${f} free. What is the discount in per cent?`,
  ]),
  gainAfterDiscount(make, 1, [
    (up, off) =>
      `The marked price is ${up}% over the cost, and the discount is ${off}%. How large is the profit per cent?`,
    (up, off) =>
      `A shop raises a price ${up}% above the cost and then allows ${off}% off. What is the gain per cent?`,
  ]),
  priceToMark(
    make,
    2,
    [12, 90],
    [
      (cost, gain, off) =>
        `Goods worth ₹${grouped(cost)} are to bring ${gain}% profit after ${off}% discount. At what price are they marked?`,
      (cost, gain, off) =>
        `A maker allows ${off}% off and gains ${gain}% on a cost of ₹${grouped(cost)}. What is the marked price?`,
    ],
  ),
  gainAndLossAlike(make, 2, [
    (p) =>
      `Two plots bring the same price, one with ${p}% profit, the other with ${p}% loss. What is the total loss per cent?`,
    (p) =>
      `Selling two cars for equal sums, a dealer gains ${p}% on one and loses ${p}% on the other. How large is the loss per cent?`,
  ]),
];
