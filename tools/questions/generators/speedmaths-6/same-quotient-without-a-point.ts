import type { Family } from "../family";
import { familiesOf, tidy } from "../quick-family";

const make = familiesOf("Decimals at Speed");

/** “same quotient without a point” and “more than it was”, for the topic of decimals-at-speed.ts. */
export const sameQuotientWithoutAPoint: readonly Family[] = [
  make("same-quotient-without-a-point", 1, (draw) => {
    const [n, by] = [draw.int(12, 96), draw.int(3, 9)];
    if (n % by === 0 || n % 10 === 0) return undefined;
    const [x, y] = [tidy(n / 10), tidy(by / 10)];
    return {
      frames: [
        `Which division has the same result as ${x} ÷ ${y}?`,
        `${x} kg of tea are filled in packets of ${y} kg. Which division gives the number of packets as well?`,
      ],
      key: `${n} ÷ ${by}`,
      slips: [
        [`${n} ÷ ${y}`, "moved the point of the first number alone"],
        [`${x} ÷ ${by}`, "moved the point of the second number alone"],
        [`${n * 10} ÷ ${by}`, "moved the two points by different steps"],
      ],
      because: `Both numbers times 10 give the same quotient: ${x} ÷ ${y} = ${n} ÷ ${by}.`,
      isWords: true,
    };
  }),
  make("more-than-it-was", 2, (draw) => {
    const tenths = draw.int(23, 97);
    const n = tidy(tenths / 10);
    if (tenths % 10 === 0) return undefined;
    const [up, down] = [draw.one(["0.9", "0.8", "0.95"]), draw.one(["1.2", "1.5", "2.5"])];
    const [less, half] = [draw.one(["0.99", "0.9", "0.75"]), draw.one(["0.5", "0.6", "0.4"])];
    return {
      frames: [
        `Which of these is larger than ${n}?`,
        `A plant is ${n} cm tall in May and taller in June. Which of these can be its height in cm in June?`,
      ],
      key: `${n} ÷ ${up}`,
      slips: [
        [`${n} × ${less}`, "multiplying by less than 1 makes a number smaller"],
        [`${n} ÷ ${down}`, "dividing by more than 1 makes a number smaller"],
        [`${n} × ${half}`, "thought that multiplying always makes more"],
      ],
      because: `Dividing by a number below 1 makes more: how often ${up} goes into ${n} is more than ${n} times.`,
      isWords: true,
    };
  }),
];
