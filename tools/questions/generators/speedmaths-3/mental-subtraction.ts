import type { Family } from "../family";
import { familiesOf } from "../quick-family";
import { countUpDifference, takeNearlyRound } from "../quick-sums";

const make = familiesOf("Mental Subtraction");

/** The families of the topic Mental Subtraction. */
export const mentalSubtraction: readonly Family[] = [
  takeNearlyRound(
    make,
    ["take-nearly-tens", 1],
    [19, 29, 39, 28],
    [52, 97],
    (from, near) => `A tailor has ${from} buttons and uses ${near} of them. How many buttons are left?`,
  ),
  countUpDifference(
    make,
    ["count-up-over-tens", 1],
    [50, 60, 70, 80],
    [3, 9],
    (high, low) =>
      `A tower of bricks is ${high} cm high and another is ${low} cm high. How many centimetres taller is the first one?`,
  ),
  countUpDifference(
    make,
    ["count-up-over-hundreds", 2],
    [200, 300, 400, 500, 600],
    [4, 17],
    (high, low) =>
      `There are ${high} pages in a book. A reader is on page ${low}. How many pages are still to come?`,
  ),
  make("take-from-hundreds", 1, (draw) => {
    const [whole, taken] = [draw.int(2, 6) * 100, draw.int(23, 78)];
    const key = whole - taken;
    if (taken % 10 === 0) return undefined;
    return {
      asks: [
        `What is ${whole} − ${taken}?`,
        `A drum holds ${whole} litres of water. ${taken} litres leak out. How many litres are left?`,
      ],
      key,
      slips: [
        [key + 10, "making the tens up to 10 instead of 9"],
        [key + 100, "forgetting that a hundred was opened"],
        [key - 10, "a ten too few"],
        [whole - 100 + taken, "taking a hundred away and adding the rest"],
      ],
      way: `Open one hundred: 100 − ${taken} = ${100 - taken}, and ${whole - 100} + ${100 - taken} = ${key}.`,
    };
  }),
  make("three-steps-in-line", 3, (draw) => {
    const [a, b, from] = [draw.int(13, 38), draw.int(13, 38), draw.int(112, 189)];
    const key = from - a - b;
    if ((a + b) % 10 !== 0 || a === b || a % 10 === 0 || from % 10 === 0) return undefined;
    return {
      asks: [
        `What is ${from} − ${a} − ${b}?`,
        `A bus starts with ${from} litres of fuel. It burns ${a} litres before noon and ${b} litres after noon. How many litres are left?`,
      ],
      key,
      slips: [
        [from - a + b, `adding ${b} instead of taking it away`],
        [from - a, `forgetting the ${b}`],
        [key + 10, "a ten too few taken away"],
        [key - 10, "a ten too many taken away"],
        [a + b, "stopping at what is taken away"],
      ],
      way: `Take both away at once: ${a} + ${b} = ${a + b}, and ${from} − ${a + b} = ${key}.`,
    };
  }),
];
