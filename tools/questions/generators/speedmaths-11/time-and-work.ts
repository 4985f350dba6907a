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
        `Two robots weld a frame in ${a} and ${b} minutes. How many minutes do they take side by side?`,
      (a, b) => `Lata sorts the mail in ${a} hours and Deepak in ${b}. How many hours do they need together?`,
    ],
    "",
  ),
  workAlone(
    make,
    1,
    [
      (both, known) =>
        `A and B dig a trench in ${both} days, B alone in ${known}. How many days does A alone need?`,
      (both, known) =>
        `Hot and cold tap fill a tub in ${both} minutes, the hot tap alone in ${known}. How many minutes does the cold tap need alone?`,
    ],
    "",
  ),
  workersAndDays(
    make,
    2,
    [
      (a, days, b) => `${a} machines fill an order in ${days} hours. How many hours do ${b} machines take?`,
      (a, days, b) =>
        `A camp of ${a} trekkers has food for ${days} days. How many days does it last ${b} trekkers?`,
    ],
    "",
  ),
  oneLeavesEarly(
    make,
    2,
    [
      (a, b, days) =>
        `M and N can do a job in ${a} and ${b} days. They start together, but M stops after ${days} days. How many further days does N need?`,
      (a, b, days) =>
        `Two harvesters need ${a} and ${b} hours for a field. After ${days} hours the first breaks down. How many further hours does the other need?`,
    ],
    [" days", ""],
  ),
];
