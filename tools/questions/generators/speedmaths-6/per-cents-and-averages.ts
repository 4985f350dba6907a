import { averageNearABase, averageOfEqualSteps, missingForAverage } from "../quick-averages";
import { averageWithANewOne } from "../quick-changed-averages";
import { type Family } from "../family";
import { familiesOf } from "../quick-family";
import { easyPercent, swappedPercent } from "../quick-percents";
import { whichPercent, wholeFromPercent } from "../quick-whole-percents";

const percents = familiesOf("Per Cents of Numbers");
const averages = familiesOf("Quick Averages");

/** The families of the topics Per Cents of Numbers and Quick Averages. */
export const perCentsAndAverages: readonly Family[] = [
  easyPercent(
    percents,
    1,
    [5, 15, 20, 25, 30],
    [6, 24],
    [
      (p, n) => `What is ${p}% of ${n}?`,
      (p, n) => `${p}% of the ${n} pupils of a school come by bicycle. How many pupils is that?`,
    ],
    "",
  ),
  whichPercent(
    percents,
    1,
    [20, 25, 40, 50],
    [15, 20, 30, 35, 40, 60, 80],
    [
      (part, whole) => `What per cent of ${whole} is ${part}?`,
      (part, whole) => `A test has ${whole} marks, and a pupil gets ${part} of them. What per cent is that?`,
    ],
  ),
  swappedPercent(
    percents,
    2,
    [25, 50],
    [3, 21],
    [
      (p, n) => `What is ${p}% of ${n}?`,
      (p, n) => `A rope of ${n} m shrinks by ${p}%. By how many metres does it shrink?`,
    ],
    " m",
  ),
  wholeFromPercent(
    percents,
    2,
    [20, 25, 30, 40, 60],
    [4, 15],
    [
      (p, part) => `${p}% of a number is ${part}. What is the number?`,
      (p, part) => `${part} litres fill ${p}% of a tank. How many litres does the full tank hold?`,
    ],
    " litres",
  ),
  averageNearABase(
    averages,
    [1, 4],
    [7, 19],
    [
      (list) => `What is the mean of ${list}?`,
      (list) => `Four boxes weigh ${list} grams. What is their average weight?`,
    ],
    ["", " g"],
  ),
  averageOfEqualSteps(
    averages,
    1,
    [24, 90],
    [3, 5, 8, 12],
    [
      (list) => `What is the average of the numbers ${list}?`,
      (list, many) => `In ${many} hours a counter sells ${list} tickets. What is the average per hour?`,
    ],
    ["", " tickets"],
  ),
  missingForAverage(
    averages,
    [2, 4],
    [31, 68],
    [
      (list, average) =>
        `Four numbers have the average ${average}. Three of them are ${list}. What is the fourth?`,
      (list, average) =>
        `A batter averages ${average} runs over four innings. Three of them were ${list}. How many runs came in the other innings?`,
    ],
    ["", " runs"],
  ),
  averageWithANewOne(
    averages,
    3,
    [20, 50],
    [
      (many, before, after) =>
        `The average of ${many} numbers is ${before}. A further number raises it to ${after}. What is that number?`,
      (many, before, after) =>
        `After ${many} matches a batter averages ${before} runs. One more match lifts the average to ${after}. How many runs came in that match?`,
    ],
    ["", " runs"],
  ),
];
