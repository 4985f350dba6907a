import type { Family } from "../family";
import { familiesOf } from "../quick-family";
import { nearDouble } from "../quick-sums";

const make = familiesOf("Doubles and Halves");

/** The families of the topic Doubles and Halves. */
export const doublesAndHalves: readonly Family[] = [
  make("double", 1, (draw) => {
    const number = draw.int(12, 38);
    const key = number * 2;
    if (number % 10 === 0) return undefined;
    return {
      asks: [
        `What is double ${number}?`,
        `One side of a ladder has ${number} nails. The other side has as many. How many nails is that?`,
      ],
      key,
      slips: [
        [number + 2, "adding 2 instead of doubling"],
        [
          number % 10 >= 5 ? key - 10 : key + 10,
          number % 10 >= 5 ? "forgetting the ten that the ones make" : "a ten too many",
        ],
        [key + 2, `doubling ${number + 1}`],
        [key - 2, `doubling ${number - 1}`],
        [key - 1, "a slip of one"],
      ],
      way: `${number} + ${number} = ${key}: double the tens, double the ones.`,
    };
  }),
  make("half", 1, (draw) => {
    const key = draw.int(7, 24);
    if (key % 10 === 0) return undefined;
    return {
      asks: [
        `What is half of ${key * 2}?`,
        `Two friends share ${key * 2} berries equally. How many berries does each friend get?`,
      ],
      key,
      slips: [
        [key * 2 - 2, "taking 2 away instead of halving"],
        [key + 1, "a slip of one"],
        [key - 1, "a slip of one"],
        [key + 5, "counting half a ten too many"],
        [key - 5, "forgetting half of a ten"],
        [key * 4, "doubling instead of halving"],
      ],
      way: `${key} + ${key} = ${key * 2}, so half of ${key * 2} is ${key}.`,
    };
  }),
  nearDouble(
    make,
    2,
    [12, 29],
    (a, b) => `A red ribbon is ${a} cm and a blue one ${b} cm long. How many centimetres are they together?`,
  ),
  make("from-the-half", 1, (draw) => {
    const half = draw.int(11, 34);
    if (half % 10 === 0) return undefined;
    return {
      asks: [
        `${half} is half of a number. What is the number?`,
        `Half of the children of a camp are girls. There are ${half} girls. How many children are there?`,
      ],
      key: half * 2,
      slips: [
        [half + 2, "adding 2 instead of doubling"],
        [half, "writing the half again"],
        [half * 2 + 10, "a ten too many"],
        [half * 2 - 10, "a ten too few"],
        [half * 2 - 2, "a slip in doubling"],
      ],
      way: `The whole is two halves: ${half} + ${half} = ${half * 2}.`,
    };
  }),
  make("double-and-more", 3, (draw) => {
    const [number, more] = [draw.int(6, 19), draw.int(1, 5)];
    const result = number * 2 + more;
    if (number % 10 === 0) return undefined;
    return {
      asks: [
        `I double a number and add ${more}. I get ${result}. What is my number?`,
        `A stick is ${result} cm long. That is ${more} cm more than double the length of a pencil. How many centimetres long is the pencil?`,
      ],
      key: number,
      slips: [
        [number * 2, "forgetting to halve at the end"],
        [number + more, "halving before taking away"],
        [number + 1, "a slip of one"],
        [number - 1, "a slip of one"],
        [result - 2 * more, "taking away twice instead of halving"],
      ],
      way: `Go back: ${result} − ${more} = ${number * 2}, and half of ${number * 2} is ${number}.`,
    };
  }),
];
