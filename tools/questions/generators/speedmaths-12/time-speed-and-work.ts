import type { Family } from "../family";
import { thereAndBack } from "../quick-average-speed";
import { familiesOf } from "../quick-family";
import { changeOfSpeedUnit } from "../quick-rates";
import { trainPasses } from "../quick-trains";
import { workersAndDays, workTogether } from "../quick-work";
import { oneLeavesEarly } from "../quick-work-left";

const make = familiesOf("Time, Speed and Work");

/** The families of the topic Time, Speed and Work. */
export const timeSpeedAndWork: readonly Family[] = [
  thereAndBack(
    make,
    1,
    [10, 120],
    [
      (slow, fast) =>
        `A pilot boat does a stretch at ${slow} km/h and the same stretch back at ${fast} km/h. What is its mean speed?`,
      (fast, slow) =>
        `Half of a distance is run at ${fast} km/h and half at ${slow} km/h. What is the mean speed?`,
    ],
  ),
  changeOfSpeedUnit(
    make,
    1,
    [2, 9],
    [
      (v) => `A metro runs at ${v} km/h. What is its speed in m/s?`,
      (v) => `The wind blows at ${v} m/s. What is that in km/h?`,
    ],
  ),
  trainPasses(make, 2, [
    (length, v) => `How long does a train of ${length} m take to pass a tree at ${v} km/h?`,
    (length, v, bridge) =>
      `A train of ${length} m crosses a bridge of ${bridge} m at ${v} km/h. How long does it take?`,
  ]),
  workTogether(
    make,
    1,
    [
      (a, b) =>
        `Two servers need ${a} and ${b} minutes for a backup. How many minutes do they need side by side?`,
      (a, b) =>
        `Nisha edits a film in ${a} days and Arjun in ${b}. In how many days do they edit it together?`,
    ],
    "",
  ),
  workersAndDays(
    make,
    1,
    [
      (a, days, b) => `${a} editors finish a book in ${days} days. How many days do ${b} editors need?`,
      (a, days, b) =>
        `A spacecraft has air for ${a} people for ${days} days. How many days does it last ${b} people?`,
    ],
    "",
  ),
  oneLeavesEarly(
    make,
    3,
    [
      (a, b, days) =>
        `U needs ${a} days and V ${b} days for a task. U leaves after ${days} days of joint work. How many more days does V work?`,
      (a, b, days) =>
        `Two pumps clear a pit in ${a} and ${b} hours. After ${days} hours together the first fails. How many more hours does the second need?`,
    ],
    [" days", ""],
  ),
];
