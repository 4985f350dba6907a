import type { Family } from "../family";
import { familiesOf } from "../quick-family";
import { doubleAndHalve } from "../quick-products";
import { sharedFactor } from "../quick-shared-factor";
import { aroundARoundNumber, nearABase } from "../quick-squares";

const make = familiesOf("Quick Products");

/** The families of the topic Quick Products. */
export const quickProducts: readonly Family[] = [
  nearABase(
    make,
    ["below-and-near-a-hundred", 1],
    100,
    [3, 12],
    -1,
    (a, b) => `A screen has ${a} rows of ${b} lamps. How many lamps does it have?`,
  ),
  aroundARoundNumber(
    make,
    1,
    [100, 150, 200, 250, 400, 500],
    [2, 9],
    (low, high) => `A factory packs ${high} boxes of ${low} bulbs. How many bulbs are packed?`,
  ),
  sharedFactor(
    make,
    1,
    [47, 96],
    [100, 200],
    (a, b, c) =>
      `A ticket costs ₹${a}. On Saturday ${b} are sold and on Sunday ${c}. How many rupees come in on both days?`,
  ),
  nearABase(
    make,
    ["near-a-thousand", 2],
    1000,
    [3, 15],
    -1,
    (a, b) => `A printer makes ${a} copies of a book of ${b} pages. How many pages does it print?`,
  ),
  doubleAndHalve(
    make,
    1,
    [125, 225, 175],
    [13, 38],
    (n, five) => `A crate of machine parts weighs ${five} kg. How many kilograms do ${n} crates weigh?`,
  ),
];
