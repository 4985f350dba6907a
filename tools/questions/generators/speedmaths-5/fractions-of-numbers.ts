import { fractionsOfFractions } from "./fractions-of-fractions";
import { inTurn, type Family } from "../family";
import { familiesOf } from "../quick-family";

const make = familiesOf("Fractions of Numbers");

/** The families of the topic Fractions of Numbers. */
export const fractionsOfNumbers: readonly Family[] = [
  make("one-part", 1, (draw) => {
    const [under, key] = [draw.int(6, 9), draw.int(12, 39)];
    if (key % 10 === 0) return undefined;
    return {
      asks: [
        `What is 1/${under} of ${under * key}?`,
        `1/${under} of the ${under * key} pages of a book have pictures. How many pages have pictures?`,
      ],
      key,
      slips: [
        [under * key - under, `taking ${under} away instead of dividing`],
        [key + 10, "a ten too many in the division"],
        [key - 10, "a ten too few in the division"],
        [key + 1, "a slip in the tables"],
        [key * (under - 1), "taking the part that is left"],
      ],
      way: `Divide by ${under}: ${under * key} ÷ ${under} = ${key}.`,
    };
  }),
  make("three-quarters", 1, (draw, turn) => {
    const [over, under] = draw.one([
      [3, 4],
      [2, 3],
      [4, 5],
      [3, 5],
      [5, 6],
    ] as const);
    const part = draw.int(7, 45);
    const [whole, key] = [part * under, part * over];
    return {
      asks: [
        `What is ${over}/${under} of ${whole}?`,
        `A tank holds ${whole} litres and is ${over}/${under} full. How many litres are in it?`,
      ],
      key,
      unit: ["", " litres"],
      slips: [
        [part, `taking 1/${under} only`],
        [part * (under - over), "taking the part that is left"],
        [whole - over, `taking ${over} away`],
        [key + over, `a slip in ${whole} ÷ ${under}`],
        [key - over, `a slip in ${whole} ÷ ${under}`],
        [key + 10, "a slip of a ten"],
      ],
      way: `1/${under} of ${whole} is ${part}, and ${over} times ${part} is ${key}${inTurn(["", " litres"], turn)}.`,
    };
  }),
  make("part-that-is-left", 1, (draw) => {
    const [over, under] = draw.one([
      [2, 7],
      [3, 8],
      [2, 5],
      [5, 6],
      [3, 10],
    ] as const);
    const part = draw.int(3, 12) * 5;
    const [whole, key] = [part * under, part * (under - over)];
    return {
      asks: [
        `${over}/${under} of ${whole} runners give up. How many runners finish?`,
        `Of ${whole} toffees, ${over}/${under} are eaten. How many toffees are left?`,
      ],
      key,
      slips: [
        [part * over, "counting the part that is gone"],
        [part, `taking 1/${under} only`],
        [whole - over, `taking ${over} away`],
        [key + part, `taking away 1/${under} too little`],
        [key - part, `taking away 1/${under} too much`],
      ],
      way: `${under - over}/${under} is left. 1/${under} of ${whole} is ${part}, and ${under - over} × ${part} = ${key}.`,
    };
  }),
  ...fractionsOfFractions,
];
