import type { Family } from "../family";
import { familiesOf } from "../quick-family";
import { nearDouble } from "../quick-sums";

const make = familiesOf("Doubles");

/** The families of the topic Doubles. */
export const doubles: readonly Family[] = [
  make("double", 1, (draw) => {
    const number = draw.int(3, 10);
    const key = number * 2;
    return {
      asks: [`What is double ${number}?`, `I have ${number} beads in each hand. How many beads do I have?`],
      key,
      slips: [
        [number + 2, "adding 2"],
        [key + 2, `doubling ${number + 1}`],
        [key - 2, `doubling ${number - 1}`],
        [key + 1, "a slip of one"],
        [key - 1, "a slip of one"],
      ],
      way: `Double means two times: ${number} + ${number} = ${key}.`,
    };
  }),
  make("pairs-of-legs", 1, (draw) => {
    const number = draw.int(4, 9);
    const key = number * 2;
    return {
      asks: [
        `A hen has 2 legs. How many legs do ${number} hens have?`,
        `${number} children clap. How many hands clap?`,
      ],
      key,
      slips: [
        [number + 2, "adding 2"],
        [number, "counting one for each"],
        [key + 2, "counting one too many"],
        [key - 2, "counting one too few"],
        [key + 1, "a slip of one"],
      ],
      way: `Two for each: ${number} + ${number} = ${key}.`,
    };
  }),
  nearDouble(
    make,
    2,
    [4, 9],
    (a, b) => `I read ${a} pages today and ${b} pages the day after. How many pages is that?`,
  ),
  make("double-of-what", 2, (draw) => {
    const key = draw.int(3, 10);
    return {
      asks: [
        `Double a number is ${key * 2}. What is the number?`,
        `Two bowls have the same number of plums. There are ${key * 2} plums. How many are in one bowl?`,
      ],
      key,
      slips: [
        [key * 2 - 2, "taking 2 away"],
        [key + 1, "a slip of one"],
        [key - 1, "a slip of one"],
        [key * 4, "doubling again"],
        [key * 2 + 2, "adding 2"],
      ],
      way: `${key} + ${key} = ${key * 2}, so it is ${key}.`,
    };
  }),
  make("double-and-one", 3, (draw) => {
    const [number, more] = [draw.int(4, 10), draw.int(1, 3)];
    const key = number * 2 + more;
    return {
      asks: [
        `Double ${number} and add ${more}. What do you get?`,
        `Two nests have ${number} eggs each. A third nest has ${more === 1 ? "1 egg" : `${more} eggs`}. How many eggs is that?`,
      ],
      key,
      slips: [
        [number * 2, `forgetting the ${more}`],
        [number + more, `adding ${more} without doubling`],
        [number * 2 - more, `taking ${more} away`],
        [(number + more) * 2, "adding before doubling"],
        [key + 1, "a slip of one"],
      ],
      way: `Double ${number} is ${number * 2}, and ${more} more is ${key}.`,
    };
  }),
];
