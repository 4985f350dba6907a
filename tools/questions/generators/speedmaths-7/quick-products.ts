import type { Family } from "../family";
import { familiesOf } from "../quick-family";
import { timesNearlyRound } from "../quick-products";
import { sharedFactor } from "../quick-shared-factor";
import { aroundARoundNumber, nearABase } from "../quick-squares";
import { grouped } from "../words";

const make = familiesOf("Quick Products");

/** The families of the topic Quick Products. */
export const quickProducts: readonly Family[] = [
  timesNearlyRound(
    make,
    ["times-99-and-101", 1],
    [99, 101, 102],
    [43, 98],
    (n, near) => `A phone pack costs ₹${near} a month. How many rupees do ${n} such packs cost?`,
  ),
  sharedFactor(
    make,
    1,
    [34, 78],
    [100],
    (a, b, c) =>
      `Steel pipes weigh ${a} kg each. One truck carries ${b} of them and another ${c}. How many kilograms is that?`,
  ),
  aroundARoundNumber(
    make,
    1,
    [70, 80, 90, 200],
    [1, 4],
    (low, high) => `A page of a forest map is ${low} mm by ${high} mm. How many square millimetres is that?`,
  ),
  nearABase(
    make,
    ["just-below-a-hundred", 2],
    100,
    [2, 9],
    -1,
    (a, b) =>
      `A sheet of stickers is ${a} mm wide and ${b} mm high. How many square millimetres is its area?`,
  ),
  make("times-125", 3, (draw) => {
    const number = draw.int(5, 24) * 8;
    const key = number * 125;
    return {
      asks: [`What is ${number} × 125?`, `A tin holds 125 g of tea. How many grams do ${number} tins hold?`],
      key,
      slips: [
        [key * 2, "dividing by 4 instead of 8"],
        [key / 2, "dividing by 16 instead of 8"],
        [key / 10, "writing two zeros instead of three"],
        [number * 100 + 25, "adding 25 only"],
        [key + 1000, `a slip in ${number} ÷ 8`],
        [key - 1000, `a slip in ${number} ÷ 8`],
      ],
      way: `125 is 1,000 ÷ 8: ${number} ÷ 8 = ${number / 8}, and three zeros behind give ${grouped(key)}.`,
    };
  }),
];
