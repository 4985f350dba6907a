import type { Family } from "../family";
import { thereAndBack } from "../quick-average-speed";
import { familiesOf } from "../quick-family";
import { changeOfSpeedUnit, distanceInMinutes, minutesForDistance } from "../quick-rates";
import { meetOrOvertake, trainPasses } from "../quick-trains";

const make = familiesOf("Speed, Distance and Time");

/** The families of the topic Speed, Distance and Time. */
export const speedDistanceAndTime: readonly Family[] = [
  distanceInMinutes(
    make,
    1,
    [48, 54, 66, 72, 84, 90, 96],
    [25, 35, 40, 50, 70, 80, 100, 110],
    [
      (v, t) => `An express goes at ${v} km/h. How far does it get in ${t} minutes?`,
      (v, t) => `A lorry keeps ${v} km/h for ${t} minutes. How long is the stretch?`,
    ],
  ),
  minutesForDistance(
    make,
    1,
    [36, 48, 54, 72, 84, 96],
    [25, 35, 55, 65, 70, 75, 85, 100],
    [
      (way, v) => `A delivery van covers ${way} km at ${v} km/h. How many minutes does it take?`,
      (way, v) => `At ${v} km/h, how long does a goods train need for ${way} km?`,
    ],
  ),
  changeOfSpeedUnit(
    make,
    1,
    [3, 8],
    [
      (v) => `A car moves at ${v} km/h. How many metres does it cover each second?`,
      (v) => `A falcon dives at ${v} m/s. How much is that in km/h?`,
    ],
  ),
  thereAndBack(
    make,
    2,
    [10, 120],
    [
      (slow, fast) =>
        `A courier rides out at ${slow} km/h and back at ${fast} km/h. What is the average speed of the whole ride?`,
      (fast, slow) =>
        `Equal distances are covered at ${fast} km/h and at ${slow} km/h. What is the average speed?`,
    ],
  ),
  trainPasses(make, 2, [
    (length, v) => `A train of ${length} m passes a signal post at ${v} km/h. How long does that take?`,
    (length, v, platform) =>
      `A train of ${length} m runs at ${v} km/h past a platform of ${platform} m. How long does it take to pass it?`,
  ]),
  meetOrOvertake(
    make,
    3,
    [
      (gap, fast, slow) =>
        `Two cars ${gap} km apart drive towards each other at ${fast} km/h and ${slow} km/h. After how long do they meet?`,
      (gap, fast, slow) =>
        `A bus at ${slow} km/h is ${gap} km ahead of a car at ${fast} km/h. After how long does the car catch up?`,
    ],
    [true, false],
  ),
];
