import type { Family } from "../family";
import { familiesOf } from "../quick-family";
import { doubleAndHalve } from "../quick-products";
import { sharedFactor } from "../quick-shared-factor";
import { aroundARoundNumber, onesThatMakeTen } from "../quick-squares";
import { grouped } from "../words";

const make = familiesOf("Two-digit Products");

/** The families of the topic Two-digit Products. */
export const twoDigitProducts: readonly Family[] = [
  doubleAndHalve(
    make,
    1,
    [35, 45, 55],
    [13, 24],
    (n, five) => `An exhibition sends out ${n} parcels of ${five} cards each. How many cards is that?`,
  ),
  sharedFactor(
    make,
    1,
    [23, 68],
    [50, 100],
    (a, b, c) =>
      `A worker earns ₹${a} an hour. He works ${b} hours in one month and ${c} in the next. How many rupees does he earn in both?`,
  ),
  onesThatMakeTen(
    make,
    2,
    [4, 9],
    (low, high) => `A stadium block has ${low} rows of ${high} seats. How many seats does it have?`,
  ),
  aroundARoundNumber(
    make,
    2,
    [20, 30, 40, 50, 60],
    [1, 3],
    (low, high) => `A wall is ${low} tiles high and ${high} tiles wide. How many tiles cover it?`,
  ),
  make("cross-the-teens", 1, (draw) => {
    const [a, b] = [draw.int(2, 9), draw.int(2, 9)];
    const [first, second] = [10 + a, 10 + b];
    const key = first * second;
    if (a === b) return undefined;
    return {
      asks: [
        `What is ${first} × ${second}?`,
        `A chessboard club lays out ${first} rows of ${second} pawns. How many pawns is that?`,
      ],
      key,
      slips: [
        [(first + b) * 10, `forgetting to add ${a} × ${b}`],
        [100 + a * b, "leaving out the cross products"],
        [(first + b) * 10 + a + b, `adding ${a} + ${b} instead of ${a} × ${b}`],
        [key + 10, "a carried ten too many"],
        [key - 10, "a carried ten too few"],
        [first + second, "adding instead of multiplying"],
      ],
      way: `Add the ones of one number to the other: ${first} + ${b} = ${first + b}, so ${(first + b) * 10}. Then ${a} × ${b} = ${a * b} more is ${grouped(key)}.`,
    };
  }),
];
