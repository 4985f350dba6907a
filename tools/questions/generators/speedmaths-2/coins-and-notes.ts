import type { Family } from "../family";
import { changeFrom, coinsForAnAmount, coinsTogether } from "../quick-coins";
import { familiesOf } from "../quick-family";
import { putTogether, takeAway } from "../quick-stories";

const make = familiesOf("Coins and Notes");

/** The families of the topic Coins and Notes. */
export const coinsAndNotes: readonly Family[] = [
  coinsTogether(
    make,
    1,
    [
      [10, 2],
      [10, 5],
      [5, 2],
      [20, 5],
    ],
    [2, 4],
    [
      (a, b) => `How many rupees are ${a} and ${b}?`,
      (a, b) => `A child saves ${a} and ${b}. How much money is that?`,
    ],
  ),
  changeFrom(
    make,
    ["change-from-50", 1],
    [50],
    [23, 42],
    [
      (price, note) => `A ball costs ₹${price}. You pay with ₹${note}. What change do you get?`,
      (price, note) => `You have ₹${note} and buy a kite for ₹${price}. How much is left?`,
    ],
  ),
  coinsForAnAmount(
    make,
    2,
    [2, 5, 10],
    [4, 9],
    [
      (kind, amount) => `How many coins of ₹${kind} make ₹${amount}?`,
      (kind, amount) =>
        `A toy costs ₹${amount}. You pay with ₹${kind} coins only. How many coins do you give?`,
    ],
  ),
  putTogether(
    make,
    ["two-things", 1],
    [24, 48],
    [13, 29],
    [
      (a, b) => `A pen costs ₹${b} and a book ₹${a}. How much are both?`,
      (a, b) => `You pay ₹${a} for rice and ₹${b} for dal. How much is that?`,
    ],
    "₹",
  ),
  takeAway(
    make,
    ["still-to-save", 2],
    [41, 85],
    [13, 38],
    [
      (a, b) => `A toy car costs ₹${a}. You have ₹${b}. How much more do you need?`,
      (a, b) => `A cap costs ₹${a}, a belt ₹${b}. How much more is the cap?`,
    ],
    "₹",
  ),
];
