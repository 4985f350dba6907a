import type { Family } from "../family";
import { familiesOf } from "../quick-family";
import { workAlone, workersAndDays, workTogether } from "../quick-work";
import { oneLeavesEarly } from "../quick-work-left";

const make = familiesOf("Time and Work");

/** The families of the topic Time and Work. */
export const timeAndWork: readonly Family[] = [
  workTogether(
    make,
    2,
    [
      (a, b) => `Asha paints a room in ${a} hours and Ravi in ${b}. How many hours do they need together?`,
      (a, b) =>
        `One tap fills a tank in ${a} minutes, another in ${b}. How many minutes do both need together?`,
    ],
    "",
  ),
  workAlone(
    make,
    2,
    [
      (both, known) =>
        `Two taps fill a tank in ${both} minutes together. One of them alone needs ${known} minutes. How many minutes does the other need alone?`,
      (both, known) =>
        `A and B finish a job in ${both} days. A alone needs ${known} days. How many days does B alone need?`,
    ],
    "",
  ),
  workersAndDays(
    make,
    1,
    [
      (a, days, b) => `${a} workers build a wall in ${days} days. How many days do ${b} workers need?`,
      (a, days, b) =>
        `The fodder lasts ${a} cows for ${days} days. For how many days does it last ${b} cows?`,
    ],
    " days",
  ),
  oneLeavesEarly(
    make,
    3,
    [
      (a, b, days) =>
        `P needs ${a} days for a job and Q ${b} days. They start together, and P leaves after ${days} days. How many more days does Q need?`,
      (a, b, days) =>
        `Pipe X fills a tank in ${a} minutes and pipe Y in ${b}. Both run for ${days} minutes, then X is shut. How many more minutes does Y need?`,
    ],
    [" days", " minutes"],
  ),
];
