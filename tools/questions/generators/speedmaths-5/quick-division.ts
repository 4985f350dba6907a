import { drawMachine } from "../../figures/number-boxes";
import type { Family } from "../family";
import { familiesOf } from "../quick-family";
import { picture } from "../quick-pictures";
import { grouped } from "../words";

const make = familiesOf("Quick Division");

/** The families of the topic Quick Division. */
export const quickDivision: readonly Family[] = [
  make("just-under-a-round-number", 1, (draw) => {
    const [by, round, less] = [draw.int(3, 9), draw.int(2, 9) * 100, draw.int(1, 4)];
    const key = round - less;
    return {
      asks: [
        `What is ${grouped(by * key)} ÷ ${by}?`,
        `${grouped(by * key)} bricks are loaded equally on ${by} carts. How many bricks are on each cart?`,
      ],
      key,
      slips: [
        [round - by * less, "took off what is missing in all"],
        [round, "stopped at the round number"],
        [round + less, "added what is missing"],
        [round - less - 10, "took a ten too many off"],
        [round - 10 * less, "took tens off instead of ones"],
      ],
      way: `${grouped(by * round)} ÷ ${by} = ${round}, and ${by * less} ÷ ${by} = ${less} must come off: ${key}.`,
    };
  }),
  make("machine-that-halves", 1, (draw, turn) => {
    const n = draw.int(23, 89) * 2;
    const isHalf = turn % 2 === 0;
    return {
      asks: [
        "What comes out of this number machine?",
        "A number goes through the machine. Look at both steps together. What comes out?",
      ],
      key: isHalf ? n / 2 : n * 2,
      hasDecimals: true,
      slips: [
        [isHalf ? n * 2 : n / 2, "exchanged the two steps"],
        [n * (isHalf ? 5 : 10), "did the first step alone"],
        [n / (isHalf ? 10 : 5), "did the second step alone"],
        [n - 5, "subtracted the difference of the two numbers"],
        [n, "thought that the two steps undo each other"],
      ],
      way: isHalf
        ? `Times 5 and then divided by 10 is a half: half of ${n} is ${n / 2}.`
        : `Times 10 and then divided by 5 is a double: twice ${n} is ${n * 2}.`,
      figure: picture(
        drawMachine,
        `A number machine: ${n} goes in, then ${isHalf ? "× 5 and ÷ 10" : "× 10 and ÷ 5"}, and a question mark comes out`,
        { places: [String(n), isHalf ? "× 5" : "× 10", isHalf ? "÷ 10" : "÷ 5", "?"] as const },
      ),
    };
  }),
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
        [by === 25 ? two : last, "took the last digits for the remainder"],
        [by - key, "found what is missing to a full group"],
        [by === 25 ? last : n % 4, by === 25 ? "looked at the last digit only" : "divided by 4 instead of 5"],
        [by === 25 ? n % 20 : n % 3, by === 25 ? "divided by 20 instead of 25" : "divided by 3 instead of 5"],
        [by === 25 ? n % 50 : 0, "divided by twice the number"],
      ],
      way:
        by === 25
          ? `Every hundred is 4 × 25, so only ${two} matters. ${two} = ${two - key} + ${key}, and ${key} is left.`
          : `Every ten is 2 × 5, so only the ${last} matters. ${last} = 5 + ${key}, and ${key} is left.`,
    };
  }),
  make("largest-remainder-possible", 3, (draw) => {
    const [by, quotient] = [draw.int(6, 15), draw.int(12, 40)];
    const key = by * quotient + by - 1;
    return {
      asks: [
        `A number divided by ${by} gives ${quotient} and the largest possible remainder. What is the number?`,
        `Apples are packed in bags of ${by}. ${quotient} bags are full, and as many apples as possible are left over. How many apples are there?`,
      ],
      key,
      slips: [
        [by * quotient, "forgot the remainder"],
        [by * quotient + by, "took a remainder that makes one more full group"],
        [by * quotient + 9, "took 9 for the largest remainder"],
        [by * quotient + by - 2, "took a remainder that is not the largest"],
        [by * (quotient - 1) + by - 1, "took one full group too few"],
        [by * quotient + quotient - 1, "took the remainder below the other number"],
      ],
      way: `The largest remainder is ${by - 1}, one below ${by}. So the number is ${by} × ${quotient} + ${by - 1} = ${key}.`,
    };
  }),
];
