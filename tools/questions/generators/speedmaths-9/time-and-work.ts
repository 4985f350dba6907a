import type { Family } from "../family";
import { familiesOf } from "../quick-family";
import { workAlone, workersAndDays, workTogether } from "../quick-work";
import { oneLeavesEarly } from "../quick-work-left";

const make = familiesOf("Time and Work");

/** The families of the topic Time and Work. */
export const timeAndWork: readonly Family[] = [
  workTogether(
    make,
    1,
    [
      (a, b) =>
        `One printer needs ${a} minutes for a job and another ${b}. How many minutes do both need together?`,
      (a, b) =>
        `A can plough a field in ${a} hours and B in ${b}. In how many hours do they plough it together?`,
    ],
    "",
  ),
  workAlone(
    make,
    2,
    [
      (both, known) =>
        `Two machines together finish an order in ${both} hours, and the first alone in ${known}. How many hours does the second need alone?`,
      (both, known) =>
        `X and Y together dig a well in ${both} days, and X alone in ${known} days. In how many days does Y dig it alone?`,
    ],
    "",
  ),
  workersAndDays(
    make,
    1,
    [
      (a, days, b) => `${a} pumps empty a tank in ${days} hours. In how many hours do ${b} pumps empty it?`,
      (a, days, b) => `Food for ${a} campers lasts ${days} days. How many days does it last ${b} campers?`,
    ],
    "",
  ),
  oneLeavesEarly(
    make,
    3,
    [
      (a, b, days) =>
        `Ravi needs ${a} days and Sona ${b} days for a job. They work together for ${days} days, then Ravi stops. How many more days does Sona need?`,
      (a, b, days) =>
        `Two taps fill a pool in ${a} and ${b} hours. After ${days} hours together the first is shut. How many more hours does the second run?`,
    ],
    [" days", ""],
  ),
];
