import type { Family } from "../family";
import { familiesOf } from "../quick-family";
import { gapInTheClassTable } from "./gap-in-the-class-table";
import { cardsInEqualSteps } from "./cards-in-equal-steps";
import { twoShapesTwoSums } from "./two-shapes-two-sums";
import { brickBehindTwo } from "./brick-behind-two";
import { balanceSeenWithoutAdding } from "./balance-seen-without-adding";

const make = familiesOf("Missing Numbers");

/** The families of the topic Missing Numbers. */
export const missingNumbers: readonly Family[] = [
  make("digit-under-the-blot", 2, (draw, turn) => {
    const [tens, digit, other] = [draw.int(1, 4), draw.int(2, 9), draw.int(1, 3) * 10 + draw.int(3, 9)];
    const sum = tens * 10 + digit + other;
    const [ones, end] = [other % 10, sum % 10];
    if (digit + ones < 11 || new Set([digit, ones, end]).size < 3) return undefined;
    return {
      asks: [
        `${tens}□ + ${other} = ${sum}. Which digit is in the box?`,
        `Ink fell on one digit: ${other} + ${tens}□ = ${sum}. Which digit is under the ink?`,
      ],
      key: digit,
      slips: [
        [Math.abs(ones - end), "took the smaller ones from the larger ones"],
        [end, "copied the ones of the sum"],
        [ones, "copied the ones of the other number"],
        [(ones + end) % 10, "added the ones that are there"],
        [
          digit - 1,
          turn % 2 === 0 ? "took off the carried ten from the ones" : "counted the carried ten as a one",
        ],
      ],
      way: `${ones} needs ${digit} to make ${ones + digit}, which ends in ${end}. ${tens}${digit} + ${other} = ${sum}.`,
    };
  }),
  ...gapInTheClassTable,
  ...cardsInEqualSteps,
  ...twoShapesTwoSums,
  ...brickBehindTwo,
  ...balanceSeenWithoutAdding,
];
