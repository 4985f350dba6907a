import { drawGeometry } from "../../figures/geometry";
import type { Family } from "../family";
import { everyOther, familiesOf, tidy } from "../quick-family";
import { grouped } from "../words";

const make = familiesOf("Sums of Series");

/** The families of the topic Sums of Series. */
export const sumsOfSeries: readonly Family[] = [
  make("ball-that-bounces", 2, (draw, turn) => {
    const [high, over, under] = draw.one(
      everyOther(
        [
          [10, 3, 5],
          [12, 2, 3],
          [8, 3, 4],
          [15, 2, 5],
          [16, 1, 2],
          [20, 3, 5],
          [9, 1, 3],
          [6, 3, 4],
          [14, 3, 4],
          [30, 2, 5],
        ] as const,
        turn,
      ),
    );
    const down = tidy((high * under) / (under - over));
    const key = tidy(2 * down - high);
    return {
      asks: [
        `A ball falls from ${high} m and always bounces back to ${over}/${under} of the height it fell from. How many metres does it travel in all until it rests?`,
        `A rubber ball dropped from a balcony ${high} m high rises each time to ${over}/${under} of its last height. What is the total length of its way up and down, in metres?`,
      ],
      key,
      slips: [
        [down, "counted only the ways down"],
        [2 * down, "counted a way up before the first fall"],
        [tidy(high + (high * over) / (under - over)), "counted each bounce only once"],
        [tidy(high + (2 * high * over) / under), "stopped after the first bounce"],
        [tidy(down + high), "added the first fall once more to the ways down"],
      ],
      way: `All falls add up to ${high} ÷ (1 − ${over}/${under}) = ${down} m. The ways up are the same without the first: ${down} + ${down} − ${high} = ${key} m.`,
    };
  }),
  make("squares-with-changing-signs", 1, (draw, turn) => {
    const n = draw.int(8, 30) * 2 + (turn % 2);
    const key = (n * (n + 1)) / 2;
    const text = `${n}² − ${n - 1}² + ${n - 2}² − ${n - 3}² + … ${n % 2 ? "+ 3² − 2² + 1²" : "+ 2² − 1²"}`;
    return {
      asks: [
        `What is ${text}?`,
        `Square rings lie one inside another. Their area in square centimetres is ${text}. How large is it?`,
      ],
      key,
      slips: [
        [(n * n) / 2, "took half of the first square"],
        [key - n, "left the first number out of the sum"],
        [2 * key, "forgot to halve the product"],
        [key + n + 1, "added up to one number too many"],
      ],
      way: `Each pair is the sum of its two numbers, as they differ by 1. So it is ${n} + ${n - 1} + … + 1 = ${n} × ${n + 1} ÷ 2 = ${grouped(key)}.`,
    };
  }),
  make("geometric-mean-in-the-middle", 1, (draw) => {
    const [first, ratio, each] = draw.one([
      [2, 3, 2],
      [3, 2, 3],
      [4, 3, 2],
      [5, 2, 2],
      [6, 2, 3],
      [2, 2, 4],
      [3, 4, 2],
      [1, 3, 3],
      [2, 5, 2],
    ] as const);
    const [key, last] = [first * ratio ** each, first * ratio ** (2 * each)];
    const many = 2 * each - 1;
    return {
      asks: [
        `${many} numbers are put between ${first} and ${last} so that all form a geometric progression. Which number stands in the middle?`,
        `A culture grows by the same factor every hour, from ${first} to ${last} thousand in ${2 * each} hours. How many thousand are there after ${each} hours?`,
      ],
      key,
      slips: [
        [tidy((first + last) / 2), "took the middle of an arithmetic progression"],
        [tidy(last / 2), "halved the last number"],
        [first * ratio ** (each - 1), "stopped one step before the middle"],
        [first * ratio ** (each + 1), "went one step beyond the middle"],
        [tidy((last - first) / 2), "halved the difference"],
      ],
      way: `The middle term is the root of the product of the ends: √(${first} × ${grouped(last)}) = ${grouped(key)}.`,
    };
  }),
  make("nines-added-up", 3, (draw) => {
    const [n, digit] = [draw.int(4, 8), draw.one([9, 3])];
    let sum = 0;
    for (let k = 1; k <= n; k++) sum += 10 ** k - 1;
    const ones = (many: number): number => Number("1".repeat(many));
    const part = digit / 9;
    return {
      asks: [
        `What is the sum of the first ${n} terms of ${digit} + ${digit}${digit} + ${digit}${digit}${digit} + …?`,
        `The numbers ${digit}, ${digit}${digit}, ${digit}${digit}${digit} and so on are added, the longest with ${n} digits. What is their sum?`,
      ],
      key: sum * part,
      slips: [
        [tidy(ones(n) * 10 * part), "forgot to take 1 away from each power of ten"],
        [tidy((ones(n) * 10 - 1) * part), "took 1 away only once"],
        [tidy((ones(n) - n) * part), "began the powers of ten with 1"],
        [tidy((ones(n) * 10 - 1 - n) * part), "took 1 away once too often"],
      ],
      way: `Nines are powers of ten less 1: 10 + 100 + … has the sum ${grouped(ones(n) * 10)}, less ${n} is ${grouped(sum)}.${digit === 3 ? ` A third of it is ${grouped(sum / 3)}.` : ""}`,
    };
  }),
  make("squares-inside-squares", 2, (draw, turn) => {
    const [side, isArea] = [draw.int(3, 10) * 4, turn % 2 === 0];
    const area = side * side;
    const root = Math.SQRT1_2;
    const ring = (n: number): readonly (readonly [number, number])[] =>
      [0, 1, 2, 3].map((k) => {
        const angle = ((2 * k + 1) * Math.PI) / 4 + (n * Math.PI) / 4;
        return [Math.cos(angle) * root ** n, Math.sin(angle) * root ** n] as const;
      });
    const points = Object.fromEntries(
      [0, 1, 2].flatMap((n) => ring(n).map((point, k) => ["ABCDEFGHIJKL".charAt(4 * n + k), point] as const)),
    );
    return {
      asks: [
        `The middles of the sides of each square are the corners of the next, without end. What is the area of all the squares together, in square centimetres?`,
        `Squares are drawn one in another without end, each with its corners on the middles of the sides before. What is the sum of the areas of all of them but the first, in square centimetres?`,
      ],
      key: isArea ? 2 * area : area,
      slips: isArea
        ? [
            [area + area / 2 + area / 4, "added only the three squares that are drawn"],
            [tidy((4 * area) / 3), "took half of the side for the next side"],
            [area, "left the first square out"],
            [4 * area, "took the sum of the outer square and all sides doubled"],
            [tidy(1.5 * area), "added only the first two squares"],
          ]
        : [
            [area / 2 + area / 4, "added only the squares that are drawn"],
            [tidy(area / 3), "took half of the side for the next side"],
            [2 * area, "counted the first square as well"],
            [area / 2, "took only the second square"],
          ],
      way: `Each square has half the area of the one before. ${isArea ? `So it is ${grouped(area)} ÷ (1 − 1/2) = ${grouped(2 * area)}.` : `Without the first it is ${area / 2} ÷ (1 − 1/2) = ${grouped(area)}.`}`,
      figure: {
        alt: `Three squares, each with its corners on the middles of the sides of the one before; the outer one has a side of ${side} cm`,
        draw: (alt) =>
          drawGeometry({
            alt,
            points,
            strokes: ["ABCDA", "EFGHE", "IJKLI"],
            unnamed: "ABCDEFGHIJKL".split(""),
            lengths: [{ at: "CD", text: `${side} cm` }],
            height: 220,
          }),
      },
    };
  }),
];
