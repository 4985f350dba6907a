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
        `Meena types a report in ${a} hours, Farid in ${b}. How many hours do they need when they share the work?`,
      (a, b) => `One pump drains a mine in ${a} hours, another in ${b}. In how many hours do both drain it?`,
    ],
    "",
  ),
  workAlone(
    make,
    2,
    [
      (both, known) =>
        `P and Q together paint a fence in ${both} hours, P alone in ${known}. How many hours does Q alone need?`,
      (both, known) =>
        `Two pipes together fill a cistern in ${both} minutes, the larger alone in ${known}. How many minutes does the smaller take alone?`,
    ],
    "",
  ),
  workersAndDays(
    make,
    1,
    [
      (a, days, b) => `${a} looms weave an order in ${days} days. How many days do ${b} looms take?`,
      (a, days, b) =>
        `A ship has water for ${a} sailors for ${days} days. How many days does it last for ${b} sailors?`,
    ],
    "",
  ),
  oneLeavesEarly(
    make,
    3,
    [
      (a, b, days) =>
        `A does a job in ${a} days, B in ${b}. After ${days} days of joint work A leaves. How many days more does B need?`,
      (a, b, days) =>
        `Two clerks need ${a} and ${b} hours for a list. They share it for ${days} hours, then the first one goes home. How many hours more does the second one need?`,
    ],
    [" days", ""],
  ),
];
