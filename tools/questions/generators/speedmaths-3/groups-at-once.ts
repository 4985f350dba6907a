import { type Family } from "../family";
import { familiesOf } from "../quick-family";

const make = familiesOf("Multiplication Tables");

/** Those with more than one kind or part of a group. */
export const groupsAtOnce: readonly Family[] = [
  make("two-kinds-of-groups", 2, (draw) => {
    const [autos, cars] = [draw.int(3, 8), draw.int(2, 7)];
    const key = autos * 3 + cars * 4;
    if (autos === cars) return undefined;
    return {
      asks: [
        `An auto has 3 wheels and a car has 4. How many wheels do ${autos} autos and ${cars} cars have?`,
        `A child draws ${autos} triangles and ${cars} squares. How many sides is that?`,
      ],
      key,
      slips: [
        [autos * 4 + cars * 3, "swapping the two kinds"],
        [autos * 3, "forgetting the second kind"],
        [(autos + cars) * 4, "counting 4 for each"],
        [(autos + cars) * 3, "counting 3 for each"],
        [autos + cars, "counting the things themselves"],
      ],
      way: `${autos} × 3 = ${autos * 3} and ${cars} × 4 = ${cars * 4}. ${autos * 3} + ${cars * 4} = ${key}.`,
    };
  }),
  make("two-parts-of-a-table", 3, (draw) => {
    const [each, a] = [draw.int(6, 9), draw.int(3, 8)];
    const [b, key] = [10 - a, each * 10];
    if (a === b) return undefined;
    return {
      asks: [
        `What is ${a} × ${each} + ${b} × ${each}?`,
        `A tray holds ${each} cups. A cook fills ${a} trays and a helper fills ${b} trays. How many cups is that?`,
      ],
      key,
      slips: [
        [each * 20, `counting ${each} in both parts as ${each * 2}`],
        [each * 9, "a group too few"],
        [each * 11, "a group too many"],
        [a * b * each, "multiplying all three numbers"],
        [each + 10, "adding instead of multiplying"],
      ],
      way: `${a} groups and ${b} groups of ${each} are 10 groups: 10 × ${each} = ${key}.`,
    };
  }),
  make("nine-times", 2, (draw) => {
    const number = draw.int(12, 19);
    const key = number * 9;
    return {
      asks: [`What is ${number} × 9?`, `A paper fan costs ₹9. How many rupees do ${number} fans cost?`],
      key,
      slips: [
        [number * 10, `stopping at ${number} × 10`],
        [number * 10 - 9, `taking 9 away instead of ${number}`],
        [number * 10 + number, `adding ${number} instead of taking it away`],
        [number * 10 - 1, "taking only 1 away"],
        [key + 10, "a ten too many"],
        [key - 10, "a ten too few"],
      ],
      way: `Take ten times and go back once: ${number * 10} − ${number} = ${key}.`,
    };
  }),
];
