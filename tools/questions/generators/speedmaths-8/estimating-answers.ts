import type { Family } from "../family";
import { familiesOf, tidy } from "../quick-family";
import { grouped } from "../words";

const make = familiesOf("Estimating Answers");

const tenth = (value: number): number => Number(value.toFixed(1));
const hundredth = (value: number): number => Number(value.toFixed(2));

/** The families of the topic Estimating Answers. */
export const estimatingAnswers: readonly Family[] = [
  make("product-with-a-near-fraction", 1, (draw) => {
    const [a, b] = [draw.int(2, 9) * 100, draw.int(2, 6) * 10];
    const [part, near] = draw.one([
      [0.25, 0.249],
      [0.5, 0.502],
      [0.75, 0.748],
      [0.2, 0.199],
    ] as const);
    const [key, x, y] = [tidy(a * b * part), a + draw.int(3, 6), tenth(b - 0.2)];
    return {
      asks: [
        `Which number is closest to ${x} × ${near} × ${y}?`,
        `A mill makes ${x} kg of flour an hour, and ${near} of it is coarse. Which number is closest to the coarse flour of ${y} hours, in kilograms?`,
      ],
      key,
      slips: [
        [tidy(key / 10), "put one zero too few"],
        [a * b, "left the decimal out"],
        [tidy(a * b * (1 - part)), "took the other part of the whole"],
        part === 0.2 ? [(a * b) / 2, `took ${near} for a half`] : [(a * b) / 5, `took ${near} for a fifth`],
        part === 0.75 ? [(a * b) / 2, `took ${near} for a half`] : [(a * b) / 3, `took ${near} for a third`],
      ],
      way: `Round to ${a} × ${part} × ${b} = ${tidy(a * part)} × ${b} = ${grouped(key)}.`,
    };
  }),
  make("per-cent-near-a-fraction", 1, (draw) => {
    const [p, top, bottom] = draw.one([
      [24.8, 1, 4],
      [33.1, 1, 3],
      [66.9, 2, 3],
      [75.2, 3, 4],
      [12.6, 1, 8],
      [19.8, 1, 5],
    ] as const);
    const whole = bottom * draw.int(12, 40) * 10;
    const key = (whole / bottom) * top;
    return {
      asks: [
        `Which of these numbers lies nearest to ${p}% of ${grouped(whole + 3)}?`,
        `Of ${grouped(whole - 2)} seeds ${p}% sprouted. Which number is closest to how many did?`,
      ],
      key,
      slips: [
        [whole - key, "found the rest"],
        [
          top === 1 ? whole / (bottom + 1) : (whole / bottom) * (top - 1),
          "took the per cent for another fraction",
        ],
        [whole / 2, "took half of the number"],
        [whole / 10, "took a tenth of the number"],
        [bottom === 3 ? (whole * (3 * top)) / 10 : 0, `rounded ${p}% down to ${30 * top}%`],
      ],
      way: `${p}% is close to ${top}/${bottom}, and ${top}/${bottom} of ${grouped(whole)} is ${grouped(key)}.`,
    };
  }),
  make("chain-of-three-numbers", 2, (draw) => {
    const [a, b, c] = [draw.int(2, 9), draw.int(2, 9), draw.one([2, 3, 4, 5])];
    const key = (a * 1000 * b * 10) / (c * 100);
    const [x, y, z] = [a * 1000 + draw.int(4, 15), tenth(b * 10 - 0.3), c * 100 - draw.int(1, 3)];
    if (!Number.isInteger(key / 10)) return undefined;
    return {
      asks: [
        `Which number is closest to ${grouped(x)} × ${y} ÷ ${z}?`,
        `A machine gives ${grouped(x)} ml of juice a minute for ${y} minutes. Which number is closest to the bottles of ${z} ml that it fills?`,
      ],
      key,
      slips: [
        [key * 10, "put a zero too many in the product"],
        [key / 10, "took a zero too many off"],
        [Math.round((a * 1000 * (b - 1)) / c / 100) * 10, `rounded ${y} down to ${(b - 1) * 10}`],
        [Math.round((a * 1000 * b) / (c - 1) / 100) * 10, `rounded ${z} down to ${(c - 1) * 100}`],
      ],
      way: `Round to ${grouped(a * 1000)} × ${b * 10} ÷ ${c * 100} = ${grouped(a * b * 10_000)} ÷ ${c * 100} = ${grouped(key)}.`,
    };
  }),
  make("root-over-a-decimal", 2, (draw, turn) => {
    const [n, by] = [draw.int(4, 15) * 10, draw.one([2, 5, 10])];
    const key = n / by;
    const [square, divisor] = [n * n + draw.int(5, 15), hundredth(by - 0.02)];
    if (!Number.isInteger(key)) return undefined;
    return {
      asks: [
        `Which number is closest to √${grouped(square)} ÷ ${divisor}?`,
        `A square field has an area of ${grouped(square)} m². Trees stand every ${divisor} m along one side. Which number is closest to the spaces between them?`,
      ],
      key,
      hasDecimals: true,
      slips: [
        [n, "stopped at the root"],
        [Math.round((n * n) / 2 / by), "halved the number instead of taking the root"],
        [
          turn % 2 === 0 ? n * by : key * 4,
          turn % 2 === 0 ? "multiplied by the last number" : "went round all four sides",
        ],
        [Math.round((n * n) / by), "divided the number and forgot the root"],
        [Math.round(n / by / by), "divided by the last number twice"],
      ],
      way: `√${grouped(square)} is close to ${n}, and ${n} ÷ ${by} = ${key}.`,
    };
  }),
  make("tiles-for-a-floor", 3, (draw) => {
    const [a, b, side] = [draw.int(3, 9), draw.int(4, 12), draw.one([0.2, 0.25, 0.5])];
    const per = Math.round(1 / side);
    const key = a * per * b * per;
    const [x, y, s] = [tenth(a - 0.1), tenth(b + 0.1), hundredth(side * 100 - 0.2)];
    if (a === b) return undefined;
    return {
      asks: [
        `A floor is ${x} m by ${y} m. Square tiles have sides of ${s} cm. Which number is closest to how many tiles cover it?`,
        `A wall of ${x} m by ${y} m is covered with square posters of ${s} cm by ${s} cm. Which number is closest to how many it takes?`,
      ],
      key,
      slips: [
        [a * b * per, `let ${per} cover a square metre`],
        [2 * (a + b) * per, "counted those along the four edges"],
        per === 2
          ? [Math.round(a * b * 2.5 * 2.5), `rounded ${s} cm down to 40 cm`]
          : [per === 4 ? a * b * 25 : 0, `rounded ${s} cm down to 20 cm`],
        [a * b, "took one for a square metre"],
        [a * per + b * per, "added the numbers along the two sides"],
      ],
      way: `About ${per} tiles lie along a metre, so about ${a * per} by ${b * per}: ${grouped(key)}.`,
    };
  }),
];
