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
    [52, 90],
    [
      (a, x, b, y) =>
        `The mean of ${a} numbers is ${x}, and that of ${b} further numbers is ${y}. What is the mean of all of them?`,
      (a, x, b, y) =>
        `${a} litres of paint at ₹${x} a litre are mixed with ${b} litres at ₹${y}. What does a litre of the mixture cost?`,
    ],
    ["", ""],
  ),
  replacedMember(
    make,
    2,
    [40, 75],
    [
      (n, old, rise) =>
        `A judge of ${old} years leaves a panel of ${n}, and the new one raises the average age by ${rise} years. How old is the new one?`,
      (n, old, rise) =>
        `In a group of ${n} a weight of ${old} g is replaced, and the mean goes up by ${rise} g. How heavy is the new weight, in grams?`,
    ],
    "",
  ),
  mixedToAPrice(
    make,
    1,
    [20, 60],
    [
      (low, high, mean) =>
        `Rice at ₹${low} and rice at ₹${high} a kilogram are mixed to cost ₹${mean}. In which ratio, cheaper to dearer?`,
      (low, high, mean) =>
        `A ${low}% and a ${high}% acid are mixed to a ${mean}% acid. What is the ratio of the weaker to the stronger one?`,
    ],
  ),
  waterAdded(make, 3, [
    (v, share, goal) =>
      `${v} litres of juice drink contains ${share}% juice. How much water makes it ${goal}% juice?`,
    (v, share, goal) =>
      `A painter has ${v} litres of a mixture with ${share}% colour and wants ${goal}%. How much thinner must be added?`,
  ]),
];
