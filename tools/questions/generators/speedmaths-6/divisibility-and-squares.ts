import type { Family } from "../family";
import { digitToDivide, divisibleAmong } from "../quick-divisibility";
import { familiesOf } from "../quick-family";
import { nextSquare, squareNearRound } from "../quick-powers";
import { remainderByDigits } from "../quick-remainders";
import { squareEndingInFive } from "../quick-squares";
import { grouped } from "../words";

const divide = familiesOf("Divisibility Tests");
const square = familiesOf("Squares");

/** The families of the topics Divisibility Tests and Squares. */
export const divisibilityAndSquares: readonly Family[] = [
  divisibleAmong(
    divide,
    ["divisible-by-4-or-6", 1],
    [4, 6],
    [1120, 9870],
    [
      (by) => `Which of these numbers can be divided by ${by} without a remainder?`,
      (by) =>
        `A teacher makes teams of ${by}, and nobody is left over. Which number of children is possible?`,
    ],
  ),
  divisibleAmong(
    divide,
    ["divisible-by-9", 1],
    [9],
    [1210, 9870],
    [
      (by) => `Which of these numbers is a multiple of ${by}?`,
      (by) => `Stamps are pasted in rows of ${by} and every row is full. How many stamps can there be?`,
    ],
  ),
  remainderByDigits(
    divide,
    2,
    [9, 25],
    [1013, 8796],
    [
      (value, by) => `What remainder does ${grouped(value)} leave when it is divided by ${by}?`,
      (value, by) => `${grouped(value)} tiles are packed in boxes of ${by}. How many tiles are left over?`,
    ],
  ),
  digitToDivide(divide, ["digit-for-11", 3], 11, [
    (text) => `Which digit must stand in the box so that 11 divides ${text}?`,
    (text) => `A lock number ${text} is a multiple of 11. Which digit is hidden by the box?`,
  ]),
  squareEndingInFive(
    square,
    1,
    [2, 9],
    (n) => `A square tray has ${n} rows of ${n} seeds. How many seeds is that?`,
  ),
  nextSquare(
    square,
    1,
    [15, 58],
    (n, known) =>
      `${n} rows of ${n} chairs are ${grouped(known)} chairs. How many chairs are ${n + 1} rows of ${n + 1}?`,
  ),
  squareNearRound(
    square,
    2,
    [29, 31, 39, 41, 49, 51, 61, 69, 71],
    (n) => `A square garden has sides of ${n} m. How many square metres is its area?`,
  ),
  square("square-of-tens", 1, (draw) => {
    const base = draw.int(12, 25);
    const key = base * base * 100;
    if (base % 10 === 0) return undefined;
    return {
      asks: [
        `What is ${base * 10}²?`,
        `A square field has sides of ${base * 10} m. How many square metres does it cover?`,
      ],
      key,
      isExact: true,
      slips: [
        [base * base * 10, "writing one zero instead of two"],
        [base * 20, "doubling instead of squaring"],
        [base * base * 1000, "writing three zeros instead of two"],
        [(base * base + 10) * 100, `a slip of ten in ${base}²`],
        [(base * base - 10) * 100, `a slip of ten in ${base}²`],
        [(base + 1) ** 2 * 100, `squaring ${base + 1}`],
        [(base - 1) ** 2 * 100, `squaring ${base - 1}`],
      ],
      way: `${base}² = ${base * base}, and a zero squared makes two zeros: ${grouped(key)}.`,
    };
  }),
];
