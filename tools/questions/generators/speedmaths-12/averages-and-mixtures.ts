import type { Family } from "../family";
import { averageOfTwoGroups, replacedMember } from "../quick-groups-of-numbers";
import { familiesOf } from "../quick-family";
import { mixedToAPrice, waterAdded } from "../quick-mixtures";

const make = familiesOf("Averages and Mixtures");

/** The families of the topic Averages and Mixtures. */
export const averagesAndMixtures: readonly Family[] = [
  averageOfTwoGroups(
    make,
    1,
    [55, 95],
    [
      (a, x, b, y) =>
        `${a} values average ${x} and ${b} further values average ${y}. What is the overall average?`,
      (a, x, b, y) =>
        `${a} kg of nuts at ₹${x} and ${b} kg at ₹${y} a kilogram are mixed. What does a kilogram cost?`,
    ],
    ["", "₹"],
  ),
  replacedMember(
    make,
    2,
    [45, 80],
    [
      (n, old, rise) =>
        `A member aged ${old} leaves a committee of ${n}, and with a new one the average age is ${rise} years more. How old is the new one?`,
      (n, old, rise) =>
        `In a sample of ${n} a wrong value ${old} is corrected, and the mean grows by ${rise}. What is the right value?`,
    ],
    "",
  ),
  mixedToAPrice(
    make,
    1,
    [30, 95],
    [
      (low, high, mean) =>
        `Two alloys with ${low}% and ${high}% copper give one with ${mean}%. In which ratio are they melted, poorer to richer?`,
      (low, high, mean) =>
        `Oil at ₹${low} and oil at ₹${high} are mixed to be worth ₹${mean}. In which ratio, cheaper to dearer?`,
    ],
  ),
  waterAdded(make, 2, [
    (v, share, goal) =>
      `A chemist has ${v} litres of a ${share}% solution and wants ${goal}%. How many litres of water are needed?`,
    (v, share, goal) =>
      `${v} litres of a cleaner is ${share}% strong. How much water makes the strength ${goal}%?`,
  ]),
];
