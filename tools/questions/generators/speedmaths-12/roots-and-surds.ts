import { drawGeometry } from "../../figures/geometry";
import { ratio, signed, surd } from "../algebra-words";
import type { Family } from "../family";
import { everyOther, familiesOf, tidy } from "../quick-family";
import { rightTriangles } from "../right-triangles";
import { grouped } from "../words";

const make = familiesOf("Roots and Surds");

const tenth = (value: number): number => Number(value.toFixed(1));

/** The families of the topic Roots and Surds. */
export const rootsAndSurds: readonly Family[] = [
  make("resultant-of-two-forces", 2, (draw, turn) => {
    const [a, b, key, angle] = draw.one(
      everyOther(
        [
          [3, 5, 7, 60],
          [5, 8, 7, 120],
          [7, 8, 13, 60],
          [7, 15, 13, 120],
          [6, 10, 14, 60],
          [3, 8, 7, 120],
          [5, 16, 19, 60],
          [10, 16, 14, 120],
        ] as const,
        turn,
      ),
    );
    const sign = angle === 60 ? 1 : -1;
    const turnBy = (angle * Math.PI) / 180;
    return {
      frames: [
        "Two forces act at O as drawn. How many newtons is their resultant?",
        "The vectors OA and OB are drawn, in newtons. What is the length of OA + OB?",
      ],
      key: surd(1, key * key),
      slips: [
        [String(a + b), "added the two lengths"],
        [surd(1, a * a + b * b), "took the angle for a right one"],
        [surd(1, a * a + b * b - sign * a * b), "found the length of the difference"],
        [surd(1, a * a + b * b + 2 * sign * a * b), "took the cosine for 1 or −1"],
      ],
      because: `The square of the length is ${a}² + ${b}² + 2 × ${a} × ${b} × cos ${angle}° = ${a * a} + ${b * b} ${sign > 0 ? "+" : "−"} ${a * b} = ${key * key}, so it is ${key}.`,
      figure: {
        alt: `Two arrows from O: OA of ${a} N to the right and OB of ${b} N, with an angle of ${angle}° between them`,
        draw: (alt) =>
          drawGeometry({
            alt,
            points: { O: [0, 0], A: [a, 0], B: [b * Math.cos(turnBy), b * Math.sin(turnBy)] },
            strokes: ["OA", "OB"],
            parallel: [["OA", "OB"]],
            angles: [{ at: "AOB", text: `${angle}°` }],
            lengths: [
              { at: "OA", text: `${a} N` },
              { at: "OB", text: `${b} N` },
            ],
          }),
      },
    };
  }),
  make("point-above-a-plane", 1, (draw) => {
    const [a, b, c, norm] = draw.one([
      [1, 2, 2, 3],
      [2, 3, 6, 7],
      [2, 2, 1, 3],
      [6, 3, 2, 7],
      [4, 4, 7, 9],
      [8, 4, 1, 9],
    ] as const);
    const [x, y, z] = [draw.int(1, 5), draw.int(1, 5), draw.int(1, 5)];
    const [at, times] = [a * x + b * y + c * z, draw.int(1, 4)];
    const d = at - norm * times;
    if (d <= 0) return undefined;
    const term = (n: number, letter: string): string => `${n === 1 ? "" : n}${letter}`;
    const plane = `${term(a, "x")} + ${term(b, "y")} + ${term(c, "z")} = ${d}`;
    return {
      asks: [
        `How far is the point (${x}, ${y}, ${z}) from the plane ${plane}?`,
        `A roof lies in the plane ${plane}. What is the shortest distance from the lamp at (${x}, ${y}, ${z}) to the roof?`,
      ],
      key: times,
      hasDecimals: true,
      slips: [
        [norm * times, "forgot to divide by the length of the normal"],
        [tidy(at / norm), "left the number on the right of the plane out"],
        [tidy((norm * times) / (a + b + c)), "divided by the sum of the coefficients"],
        [tidy((at + d) / norm), "added the number on the right instead of subtracting it"],
        [tenth(times / norm), "divided by the square of the normal’s length"],
      ],
      way: `Put in, the left side is ${at}, which is ${norm * times} away from ${d}. Divided by √(${a}² + ${b}² + ${c}²) = ${norm} that is ${times}.`,
    };
  }),
  make("roots-far-out", 2, (draw) => {
    const [a, c] = [draw.int(4, 14), draw.int(1, 9)];
    const [b, d] = [draw.int(1, 20), draw.int(1, 20)];
    if (a - c < 2 || b === d) return undefined;
    return {
      asks: [
        `To which number does √(x² + ${a}x + ${b}) − √(x² + ${c}x + ${d}) tend as x grows without end?`,
        `For a very large x, which number is closest to √(x² + ${a}x + ${b}) − √(x² + ${c}x + ${d})?`,
      ],
      key: (a - c) / 2,
      hasDecimals: true,
      slips: [
        [a - c, "divided by one root instead of the two together"],
        [(a + c) / 2, "added the coefficients instead of subtracting"],
        [tenth(Math.sqrt(a - c)), "took the root of the difference"],
        [tenth(Math.sqrt(a) - Math.sqrt(c)), "took the roots of the coefficients"],
        [tenth(Math.sqrt(b) - Math.sqrt(d)), "looked only at the numbers without x"],
      ],
      way: `With the sum of the roots above and below, the top is ${a - c}x and a number, and the bottom about 2x. So it tends to ${a - c} ÷ 2 = ${(a - c) / 2}.`,
    };
  }),
  make("slope-of-a-root", 1, (draw) => {
    const [[a, b, c], k] = [draw.one(rightTriangles.slice(0, 6)), draw.int(1, 2)];
    const [x, rest] = [a * k, b * b * k * k];
    return {
      frames: [
        `What is the slope of the curve y = √(x² + ${grouped(rest)}) at x = ${x}?`,
        `A boat is y = √(x² + ${grouped(rest)}) metres from a lamp when it is x metres past the pier. What is dy/dx at x = ${x}?`,
      ],
      key: ratio(a, c),
      slips: [
        [ratio(1, 2 * c * k), "forgot to multiply by the derivative of what is inside"],
        [ratio(2 * a, c), "forgot the 2 under the line"],
        [ratio(c, a), "turned the fraction round"],
        [ratio(a, 2 * c), "took x for the derivative of x²"],
      ],
      because: `y′ = 2x ÷ (2√(x² + ${grouped(rest)})) = x/y. At x = ${x}, y = √${grouped(x * x + rest)} = ${c * k}, so the slope is ${ratio(a, c)}.`,
    };
  }),
  make("area-under-a-quarter-circle", 3, (draw) => {
    const r = draw.one([2, 4, 5, 6, 8, 10, 12]);
    const isHalf = draw.int(0, 1) === 1;
    const key = tenth(((isHalf ? 2 : 1) * Math.PI * r * r) / 4);
    return {
      asks: [
        `With π = 3.142, which number is closest to the integral of √(${r * r} − x²) from ${isHalf ? signed(-r) : 0} to ${r}?`,
        `An arch follows y = √(${r * r} − x²) from x = ${isHalf ? signed(-r) : 0} to x = ${r}. With π = 3.142, which number is closest to the area under it?`,
      ],
      key,
      hasDecimals: true,
      slips: [
        [tenth(key / 2), isHalf ? "integrated over only one half" : "took an eighth of the circle"],
        [tenth(key * 2), isHalf ? "took the whole circle" : "took half of the circle"],
        [tenth(((isHalf ? 2 : 1) * Math.PI * r) / 2), "took the length of the arc"],
        [tenth(((isHalf ? 2 : 1) * r * r) / 2), "took the triangle under the chord"],
        [tenth(((isHalf ? 2 : 1) * 2 * r ** 3) / 3), "integrated as if there were no root"],
      ],
      way: `x² + y² = ${r * r} is a circle of radius ${r}, and the integral is ${isHalf ? "half" : "a quarter"} of its area: 3.142 × ${r * r} ÷ ${isHalf ? 2 : 4}, about ${key}.`,
    };
  }),
];
