import type { Family } from "../family";
import { familiesOf } from "../quick-family";
import { grouped } from "../words";

const fractions = familiesOf("Fractions of Numbers");

/** The families of the topic Fractions of Numbers. */
export const fractionsOfNumbers: readonly Family[] = [
  fractions("some-parts-of-a-number", 1, (draw) => {
    const [over, under] = draw.one([
      [3, 8],
      [5, 8],
      [4, 9],
      [5, 6],
      [7, 9],
      [5, 12],
      [7, 12],
    ] as const);
    const part = draw.int(11, 25);
    const [whole, key] = [part * under, part * over];
    return {
      asks: [
        `What is ${over}/${under} of ${whole}?`,
        `A farmer sells ${over}/${under} of her ${whole} hens. How many hens does she sell?`,
      ],
      key,
      slips: [
        [part * (under - over), "taking the part that is left"],
        [part, `taking 1/${under} only`],
        [key + part, "a part too many"],
        [key - part, "a part too few"],
        [key + 10, "a slip of ten"],
      ],
      way: `1/${under} of ${whole} is ${part}, and ${over} × ${part} = ${key}.`,
    };
  }),
  fractions("whole-from-what-is-left", 2, (draw) => {
    const [over, under] = draw.one([
      [2, 5],
      [3, 8],
      [2, 7],
      [4, 9],
      [5, 8],
    ] as const);
    const part = draw.int(6, 25);
    const [left, key] = [part * (under - over), part * under];
    return {
      asks: [
        `After ${over}/${under} of the money in a purse is spent, ₹${left} is left. How much was in the purse?`,
        `${over}/${under} of a road is mended, and ${left} m is still to do. How long is the road?`,
      ],
      key,
      unit: ["₹", " m"],
      slips: [
        [part * over, "giving the part that is gone"],
        [part, `stopping at 1/${under}`],
        [left * under, `multiplying by ${under} and forgetting to divide`],
        [key + part, "a part too many"],
        [key - part, "a part too few"],
      ],
      way: `${under - over}/${under} is left, so 1/${under} is ${left} ÷ ${under - over} = ${part} and the whole is ${under} × ${part} = ${grouped(key)}.`,
    };
  }),
  fractions("fraction-after-fraction", 3, (draw) => {
    const [a, b] = draw.one([
      [3, 4],
      [4, 3],
      [5, 4],
      [3, 5],
      [6, 5],
    ] as const);
    const unit = draw.int(4, 15);
    const whole = a * b * unit;
    const key = whole - whole / a - (whole - whole / a) / b;
    return {
      asks: [
        `1/${a} of ${whole} is taken away, and then 1/${b} of the rest. What is left?`,
        `Of ${whole} seedlings 1/${a} dry up, and 1/${b} of the others are given away. How many seedlings remain?`,
      ],
      key,
      slips: [
        [whole - whole / a - whole / b, `taking 1/${b} of the whole instead of the rest`],
        [whole - whole / a, "forgetting the second step"],
        [(whole - whole / a) / b, "giving what the second step takes"],
        [whole / a / b, `taking 1/${b} of 1/${a}`],
        [key + unit, "a slip in the second step"],
        [key - unit, "a slip in the second step"],
      ],
      way: `${a - 1}/${a} of ${whole} is ${whole - whole / a}, and ${b - 1}/${b} of that is ${key}.`,
    };
  }),
];
