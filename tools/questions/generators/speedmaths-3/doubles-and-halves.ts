import type { Family } from "../family";
import { familiesOf } from "../quick-family";
import { nearDouble } from "../quick-sums";

const make = familiesOf("Doubles and Halves");

/** The families of the topic Doubles and Halves. */
export const doublesAndHalves: readonly Family[] = [
  make("double-it", 1, (draw) => {
    const number = draw.int(26, 89);
    const key = number * 2;
    if (number % 10 < 5) return undefined;
    return {
      asks: [
        `What is twice ${number}?`,
        `A calf weighs ${number} kg. Its mother weighs twice as much. How many kilograms does the mother weigh?`,
      ],
      key,
      slips: [
        [key - 10, "forgetting the ten that the ones make"],
        [key + 10, "counting a ten too many"],
        [number + 2, "adding 2 instead of doubling"],
        [key - 2, "a slip in doubling the ones"],
        [key + 2, "a slip in doubling the ones"],
      ],
      way: `Double the tens and the ones: ${Math.floor(number / 10) * 20} + ${(number % 10) * 2} = ${key}.`,
    };
  }),
  make("halve-it", 1, (draw) => {
    const key = draw.int(16, 49);
    const whole = key * 2;
    if (Math.floor(whole / 10) % 2 === 0 || whole % 10 === 0) return undefined;
    const tens = Math.floor(whole / 10) * 10;
    return {
      asks: [
        `What is half of ${whole}?`,
        `${whole} players form two equal teams. How many players are in a team?`,
      ],
      key,
      slips: [
        [key - 5, "forgetting half of the odd ten"],
        [key + 5, "counting half a ten too many"],
        [whole - 2, "taking 2 away instead of halving"],
        [key * 4, "doubling instead of halving"],
        [key + 10, "a slip of ten"],
      ],
      way: `Half of ${tens} is ${tens / 2} and half of ${whole - tens} is ${(whole - tens) / 2}: together ${key}.`,
    };
  }),
  nearDouble(
    make,
    1,
    [24, 48],
    (a, b) => `In two short games a team scores ${a} and ${b} runs. How many runs is that?`,
  ),
  make("double-and-double", 2, (draw) => {
    const number = draw.int(16, 39);
    const key = number * 4;
    if (number % 10 === 0) return undefined;
    return {
      asks: [
        `What is double of double ${number}?`,
        `A song is ${number} seconds long. It is played 4 times. How many seconds is that?`,
      ],
      key,
      slips: [
        [number * 2, "doubling only once"],
        [number * 3, "adding the number once only after doubling"],
        [number * 8, "doubling three times"],
        [key - 10, "forgetting a ten"],
        [key + 10, "a ten too many"],
        [number + 4, "adding 4"],
      ],
      way: `Double twice: ${number}, ${number * 2}, ${key}.`,
    };
  }),
  make("half-is-known", 1, (draw) => {
    const half = draw.int(18, 47);
    const key = half * 2;
    if (half % 10 < 6) return undefined;
    return {
      asks: [
        `Half of a number is ${half}. What is the number?`,
        `After ${half} pages a reader is at the middle of a book. How many pages does the book have?`,
      ],
      key,
      slips: [
        [half / 2, `halving ${half} again`],
        [key - 10, "forgetting the ten that the ones make"],
        [key + 10, "counting a ten too many"],
        [half + 2, "adding 2 instead of doubling"],
        [half, `writing ${half} once more`],
      ],
      way: `The whole is twice its half: ${half} + ${half} = ${key}.`,
    };
  }),
  make("half-and-some-more", 3, (draw) => {
    const [key, more] = [draw.int(13, 38) * 2, draw.int(6, 19)];
    const result = key / 2 + more;
    return {
      asks: [
        `A number is halved, and ${more} is added. The result is ${result}. What is the number?`,
        `A farmer sells half of his goats and then buys ${more} new ones. Now there are ${result} goats. How many goats were there at first?`,
      ],
      key,
      slips: [
        [key / 2, "forgetting to double at the end"],
        [result * 2, `doubling ${result} and forgetting the ${more}`],
        [result * 2 - more, `taking ${more} away after doubling`],
        [(result + more) * 2, `adding ${more} instead of taking it away`],
        [key + 10, "a slip of ten"],
      ],
      way: `Go backwards: ${result} − ${more} = ${key / 2}, and double ${key / 2} is ${key}.`,
    };
  }),
];
