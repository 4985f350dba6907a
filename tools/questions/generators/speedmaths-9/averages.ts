import type { Family } from "../family";
import { averageNearABase } from "../quick-averages";
import { averageOfTwoGroups, replacedMember } from "../quick-groups-of-numbers";
import { familiesOf } from "../quick-family";

const make = familiesOf("Averages");

/** The families of the topic Averages. */
export const averages: readonly Family[] = [
  averageNearABase(
    make,
    [1, 5],
    [40, 90],
    [
      (list) => `What is the arithmetic mean of ${list}?`,
      (list) => `Five students score ${list} points. What is their average?`,
    ],
    ["", " points"],
  ),
  averageOfTwoGroups(
    make,
    2,
    [42, 70],
    [
      (a, x, b, y) =>
        `${a} numbers have the mean ${x} and ${b} others the mean ${y}. What is the mean of all?`,
      (a, x, b, y) =>
        `In one section ${a} pupils average ${x} marks, in another ${b} pupils average ${y}. What is the average of both sections?`,
    ],
    ["", " marks"],
  ),
  replacedMember(
    make,
    2,
    [35, 60],
    [
      (n, old, rise) =>
        `When a rower of ${old} kg is replaced, the average of ${n} rowers rises by ${rise} kg. How many kilograms does the new rower weigh?`,
      (n, old, rise) =>
        `In a list of ${n} numbers ${old} is changed, and the mean rises by ${rise}. Which number took its place?`,
    ],
    "",
  ),
];
