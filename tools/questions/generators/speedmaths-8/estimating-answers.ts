import type { Family } from "../family";
import { familiesOf } from "../quick-family";
import { roundTo } from "../whole";
import { grouped } from "../words";

const make = familiesOf("Estimating Answers");

/** The families of the topic Estimating Answers. */
export const estimatingAnswers: readonly Family[] = [
  make("estimate-a-product-of-three", 1, (draw) => {
    const [a, b, c] = [draw.int(2, 6) * 10 - 1, draw.int(2, 5) * 10 + 1, draw.one([9.8, 10.1, 10.2, 9.9])];
    const key = (a + 1) * (b - 1) * 10;
    return {
      asks: [
        `Which number is nearest to ${a} × ${b} × ${c}?`,
        `A block is ${a} cm long, ${b} cm wide and ${c} cm high. Which number of cubic centimetres is nearest to its volume?`,
      ],
      key,
      isExact: true,
      slips: [
        [key / 10, "losing a zero"],
        [key * 10, "writing a zero too many"],
        [key + (a + 1) * 100, "rounding one number too far up"],
        [key - (a + 1) * 100, "rounding one number too far down"],
        [a + b + 10, "adding instead of multiplying"],
      ],
      way: `${a + 1} × ${b - 1} × 10 = ${grouped(key)}, and all three are close to these.`,
    };
  }),
  make("estimate-a-fraction-of", 1, (draw) => {
    const [p, over, under] = draw.one([
      [33, 1, 3],
      [67, 2, 3],
      [12.4, 1, 8],
      [16.6, 1, 6],
      [74.8, 3, 4],
    ] as const);
    const size = draw.int(4, 20) * 10;
    const [base, key] = [size * under, size * over];
    return {
      asks: [
        `Which number is nearest to ${p}% of ${base}?`,
        `${p}% of the ${base} trees of a garden are palms. Which number of palms is nearest?`,
      ],
      key,
      isExact: true,
      hasDecimals: true,
      slips: [
        [key * 2, "doubling on the way"],
        [key / 2, "halving on the way"],
        [base - key, "taking the rest"],
        [base / 10, "taking 10%"],
        [base / 2, "taking one half"],
      ],
      way: `${p}% is about ${over}/${under}, and ${over}/${under} of ${base} is ${key}.`,
    };
  }),
  make("estimate-a-quotient-of-products", 2, (draw) => {
    const [a, b, key] = [draw.int(3, 8) * 10, draw.int(2, 6) * 10, draw.int(3, 9) * 10];
    if (a === b) return undefined;
    const whole = a * key;
    return {
      asks: [
        `Which number is nearest to ${grouped(whole + 7)} × ${b - 1} ÷ ${grouped(a * b)}?`,
        `${b - 1} lorries bring ${grouped(whole + 7)} bricks each to ${grouped(a * b)} building plots, shared equally. Which number of bricks for each plot is nearest?`,
      ],
      key,
      isExact: true,
      slips: [
        [key * 10, "writing a zero too many"],
        [key / 10, "losing a zero"],
        [key * 2, "doubling on the way"],
        [key / 2, "halving on the way"],
        [key + 30, "a wrong quotient"],
      ],
      way: `${b - 1} against ${grouped(a * b)} is about 1 to ${a}, and ${grouped(roundTo(whole + 7, 10))} ÷ ${a} is about ${key}.`,
    };
  }),
];
