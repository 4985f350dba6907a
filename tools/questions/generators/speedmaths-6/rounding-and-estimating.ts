import { type Family } from "../family";
import { familiesOf } from "../quick-family";
import { roundTo } from "../whole";
import { grouped } from "../words";

const estimates = familiesOf("Rounding and Estimating");

const tidyStep = (value: number, step: number): number => Number((value + step).toFixed(3));

/** The families of the topic Rounding and Estimating. */
export const roundingAndEstimating: readonly Family[] = [
  estimates("estimate-the-product", 1, (draw) => {
    const [a, b] = [draw.int(2, 8) * 100 + draw.int(-6, 6), draw.int(2, 9) * 100 + draw.int(-6, 6)];
    const key = roundTo(a, 100) * roundTo(b, 100);
    if (a % 100 === 0 || b % 100 === 0) return undefined;
    return {
      asks: [
        `Which number lies nearest to ${a} × ${b}?`,
        `A hotel group has ${a} rooms and pays ₹${b} to clean each. About how many rupees is that?`,
      ],
      key,
      isExact: true,
      slips: [
        [key / 10, "losing a zero"],
        [key * 10, "writing a zero too many"],
        [key / 100, "counting the zeros of one number only"],
        [roundTo(a, 100) * (roundTo(b, 100) + 100), `rounding ${b} too far up`],
        [roundTo(a, 100) * (roundTo(b, 100) - 100), `rounding ${b} too far down`],
      ],
      way: `${roundTo(a, 100)} × ${roundTo(b, 100)} = ${grouped(key)}, and both numbers are close to these.`,
    };
  }),
  estimates("round-a-decimal", 1, (draw) => {
    const thousandths = draw.int(2112, 9887);
    const [number, key] = [thousandths / 1000, roundTo(thousandths, 100) / 1000];
    const rest = thousandths % 100;
    if (
      Math.abs(rest - 50) > 45 ||
      rest % 10 === 0 ||
      (thousandths % 1000) + 100 > 1000 ||
      roundTo(thousandths, 100) % 1000 === 0
    )
      return undefined;
    const isUp = rest >= 50;
    return {
      asks: [
        `What is ${number} rounded to one decimal place?`,
        `A long jump measures ${number} m. What is that to the nearest tenth of a metre?`,
      ],
      key,
      unit: ["", " m"],
      isExact: true,
      hasDecimals: true,
      slips: [
        [
          tidyStep(key, isUp ? -0.1 : 0.1),
          isUp ? "rounding down instead of up" : "rounding up instead of down",
        ],
        [roundTo(thousandths, 10) / 1000, "keeping two decimal places"],
        [roundTo(thousandths, 1000) / 1000, "rounding to a whole number"],
        [tidyStep(key, isUp ? 0.1 : -0.1), "going one tenth too far"],
        [Math.floor(thousandths / 10) / 100, "cutting after two decimal places"],
      ],
      way: `The hundredths digit is ${Math.floor(rest / 10)}, so we round ${isUp ? "up" : "down"} to ${key}.`,
    };
  }),
  estimates("estimate-with-a-fraction", 2, (draw) => {
    const [near, over, under] = draw.one([
      [0.49, 1, 2],
      [0.26, 1, 4],
      [0.74, 3, 4],
      [0.33, 1, 3],
      [0.51, 1, 2],
    ] as const);
    const size = draw.int(3, 15) * 20;
    const [whole, key] = [size * under + draw.one([-2, -1, 1, 2]), size * over];
    return {
      asks: [
        `Which number lies nearest to ${near} × ${whole}?`,
        `A town has ${whole} wells, and ${tidyStep(near * 100, 0)}% of them are dry. About how many wells are dry?`,
      ],
      key,
      isExact: true,
      slips: [
        [key / 2, "halving once too often"],
        [key * 2, "halving once too few"],
        [key * 10, "putting the point in the wrong place"],
        [key / 10, "putting the point in the wrong place"],
        [key + 2 * size, `a wrong part of ${whole}`],
      ],
      way: `${near} is about ${over}/${under}, and ${over}/${under} of ${size * under} is ${key}.`,
    };
  }),
];
