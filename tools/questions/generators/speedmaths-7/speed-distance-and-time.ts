import type { Family } from "../family";
import { thereAndBack } from "../quick-average-speed";
import { familiesOf } from "../quick-family";
import { changeOfSpeedUnit, distanceInMinutes, minutesForDistance } from "../quick-rates";

const make = familiesOf("Speed, Distance and Time");

/** The families of the topic Speed, Distance and Time. */
export const speedDistanceAndTime: readonly Family[] = [
  distanceInMinutes(
    make,
    1,
    [40, 45, 48, 54, 60, 72],
    [10, 15, 20, 40, 45, 50, 75, 100],
    [
      (v, t) => `A train runs at ${v} km/h. How far does it go in ${t} minutes?`,
      (v, t) => `For ${t} minutes a car goes at ${v} km/h. How long is its way?`,
    ],
  ),
  minutesForDistance(
    make,
    1,
    [30, 40, 45, 48, 60, 72, 80, 90],
    [10, 20, 25, 35, 40, 45, 50, 70, 80],
    [
      (way, v) => `How many minutes does a bus take for ${way} km at ${v} km/h?`,
      (way, v) => `A river boat goes ${v} km in an hour. How long does it take for ${way} km?`,
    ],
  ),
  changeOfSpeedUnit(
    make,
    2,
    [2, 8],
    [
      (v) => `How many metres per second is ${v} km/h?`,
      (v) => `A train covers ${v} m in a second. How many km/h is that?`,
    ],
  ),
  thereAndBack(
    make,
    3,
    [20, 90],
    [
      (slow, fast) =>
        `A car goes to a village at ${slow} km/h and comes back the same way at ${fast} km/h. What is its average speed?`,
      (fast, slow) =>
        `The first half of a way is driven at ${fast} km/h, the second half at ${slow} km/h. What is the average speed for the whole way?`,
    ],
  ),
];
