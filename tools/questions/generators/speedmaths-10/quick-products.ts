import type { Family } from "../family";
import { familiesOf } from "../quick-family";
import { timesNearlyRound } from "../quick-products";
import { sharedFactor } from "../quick-shared-factor";
import { aroundARoundNumber, nearABase } from "../quick-squares";
import { grouped } from "../words";

const make = familiesOf("Quick Products");

/** The families of the topic Quick Products. */
export const quickProducts: readonly Family[] = [
  aroundARoundNumber(
    make,
    1,
    [150, 250, 300, 350, 600, 700],
    [3, 9],
    (low, high) => `A rice field measures ${low} m by ${high} m. What is its area in square metres?`,
  ),
  nearABase(
    make,
    ["above-a-thousand", 1],
    1000,
    [4, 25],
    1,
    (a, b) =>
      `A mill fills ${grouped(a)} bags with ${grouped(b)} g of flour each. How many grams of flour is that?`,
  ),
  timesNearlyRound(
    make,
    ["times-9999", 2],
    [999, 1001, 9999, 10_001],
    [112, 486],
    (n, near) => `A ship carries ${n} containers of ${grouped(near)} kg. How many kilograms is that?`,
  ),
  sharedFactor(
    make,
    1,
    [126, 348],
    [100, 200, 500],
    (a, b, c) =>
      `A phone case costs ₹${a}. A shop orders ${b} of them in May and ${c} in June. How many rupees does it pay for both orders?`,
  ),
];
