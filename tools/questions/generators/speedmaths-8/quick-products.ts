import type { Family } from "../family";
import { familiesOf } from "../quick-family";
import { timesNearlyRound, timesTwentyFive } from "../quick-products";
import { aroundARoundNumber, nearABase } from "../quick-squares";
import { grouped } from "../words";

const make = familiesOf("Quick Products");

/** The families of the topic Quick Products. */
export const quickProducts: readonly Family[] = [
  aroundARoundNumber(
    make,
    1,
    [60, 70, 80, 90, 100, 300],
    [2, 5],
    (low, high) => `A solar farm has ${low} rows of ${high} panels. How many panels does it have?`,
  ),
  nearABase(
    make,
    ["just-above-a-hundred", 1],
    100,
    [2, 9],
    1,
    (a, b) => `A cloth is ${a} cm wide and ${b} cm long. How many square centimetres is its area?`,
  ),
  timesTwentyFive(
    make,
    1,
    [61, 118],
    (n) => `A pump lifts 25 litres at each stroke. How many litres does it lift with ${n} strokes?`,
  ),
  timesNearlyRound(
    make,
    ["times-998-or-1002", 2],
    [998, 999, 1001, 1002],
    [23, 87],
    (n, near) =>
      `A machine makes ${grouped(near)} screws an hour. How many screws does it make in ${n} hours?`,
  ),
];
