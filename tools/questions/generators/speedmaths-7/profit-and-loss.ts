import type { Family } from "../family";
import { familiesOf } from "../quick-family";
import { equalArticles } from "../quick-equal-articles";
import { priceBefore, profitPercent, sellingPrice } from "../quick-profits";

const make = familiesOf("Profit and Loss");

/** The families of the topic Profit and Loss. */
export const profitAndLoss: readonly Family[] = [
  profitPercent(
    make,
    1,
    [6, 40],
    [5, 10, 15, 20, 25, 30],
    [
      (cost, price) => `A chair is bought for ₹${cost} and sold for ₹${price}. What is the gain per cent?`,
      (cost, price) =>
        `A trader pays ₹${cost} for a lamp and gets only ₹${price} for it. What is the loss per cent?`,
    ],
    [true, false],
  ),
  sellingPrice(
    make,
    1,
    [8, 45],
    [5, 10, 15, 20, 25],
    [
      (cost, p) => `A clock costs a dealer ₹${cost}. At which price does it bring a gain of ${p}%?`,
      (cost, p) => `A bag that cost ₹${cost} is sold at a loss of ${p}%. What is its selling price?`,
    ],
    [true, false],
  ),
  priceBefore(
    make,
    2,
    [8, 45],
    [10, 20, 25],
    [
      (price, p) =>
        `By selling a stool for ₹${price} a carpenter gains ${p}%. What did it cost the carpenter?`,
      (price, p) => `A fan is sold for ₹${price} at a loss of ${p}%. What was its cost price?`,
    ],
    [true, false],
  ),
  equalArticles(make, 3, [
    (bought, sold) =>
      `The cost of ${bought} pens is the selling price of ${sold} pens. What is the gain per cent?`,
    (bought, sold) => `A seller gets for ${sold} kites what ${bought} kites cost. What is the gain per cent?`,
  ]),
];
