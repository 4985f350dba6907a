import type { Family } from "../family";
import { familiesOf } from "../quick-family";
import { grouped } from "../words";

const make = familiesOf("Quick Division");

/** “same answer other division” and “remainder at a glance”, for the topic of quick-division.ts. */
export const sameAnswerOtherDivision: readonly Family[] = [
  make("same-answer-other-division", 2, (draw) => {
    const [by, quotient] = [draw.one([15, 25, 35, 45]), draw.int(6, 24)];
    const all = by * quotient;
    return {
      frames: [
        `Which division has the same answer as ${all} ÷ ${by}?`,
        `${all} ÷ ${by} toys go to each child. Which division gives each child just as many?`,
      ],
      key: `${all * 2} ÷ ${by * 2}`,
      slips: [
        [`${all * 2} ÷ ${by}`, "doubled the first number only"],
        [`${all} ÷ ${by * 2}`, "doubled the second number only"],
        [`${all + 10} ÷ ${by + 10}`, "added the same to both numbers"],
      ],
      because: `Twice as much shared by twice as many is the same for each: ${all * 2} ÷ ${by * 2} = ${quotient}.`,
      isWords: true,
    };
  }),
  make("remainder-at-a-glance", 2, (draw, turn) => {
    const by = turn % 2 === 0 ? 25 : 5;
    const n = draw.int(1203, 9897);
    const key = n % by;
    if (key === 0 || n % 10 === key || (by === 5 && n % 10 < 6)) return undefined;
    const [last, two] = [n % 10, n % 100];
    return {
      asks: [
        `As many groups of 25 as possible are taken from ${grouped(n)}. How much is left?`,
        `${grouped(n)} mangoes are packed 5 in a box. How many mangoes are left over?`,
      ],
      key,
      slips: [
        [by - key, "found what is missing to a full group"],
        [by === 25 ? last : n % 4, by === 25 ? "looked at the last digit only" : "divided by 4 instead of 5"],
        [by === 25 ? n % 20 : n % 3, by === 25 ? "divided by 20 instead of 25" : "divided by 3 instead of 5"],
        [by - 1, "gave the largest remainder that there can be"],
      ],
      way:
        by === 25
          ? `Every hundred is 4 × 25, so only ${two} matters. ${two} = ${two - key} + ${key}, and ${key} is left.`
          : `Every ten is 2 × 5, so only the ${last} matters. ${last} = 5 + ${key}, and ${key} is left.`,
    };
  }),
];
