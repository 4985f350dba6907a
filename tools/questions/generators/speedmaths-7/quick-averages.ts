import type { Family } from "../family";
import { averageNearABase, missingForAverage } from "../quick-averages";
import { averageWithANewOne } from "../quick-changed-averages";
import { familiesOf } from "../quick-family";

const make = familiesOf("Quick Averages");

/** The families of the topic Quick Averages. */
export const quickAverages: readonly Family[] = [
  averageNearABase(
    make,
    [1, 5],
    [8, 24],
    [
      (list) => `Work out the average of ${list}. What is it?`,
      (list) => `Five bundles weigh ${list} grams. What is their average weight?`,
    ],
    ["", " g"],
  ),
  missingForAverage(
    make,
    [2, 5],
    [42, 88],
    [
      (list, average) =>
        `Five numbers have the mean ${average}. Four of them are ${list}. What is the fifth?`,
      (list, average) =>
        `A pupil wants an average of ${average} marks in five tests and has ${list} so far. How many marks are needed in the last test?`,
    ],
    ["", " marks"],
  ),
  averageWithANewOne(
    make,
    2,
    [40, 70],
    [
      (many, before, after) =>
        `The mean of ${many} numbers is ${before}. With one number more it is ${after}. Which number is added?`,
      (many, before, after) =>
        `${many} sacks weigh ${before} kg on average. With one more sack the average is ${after} kg. How many kilograms does that sack weigh?`,
    ],
    ["", ""],
  ),
];
