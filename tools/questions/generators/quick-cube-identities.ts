import type { Level } from "../../../src/items/rules/item-schema";
import type { Family } from "./family";
import type { MakeFamily } from "./quick-family";
import { grouped } from "./words";

type Span = readonly [least: number, most: number];

/** (a³ ± b³) ÷ (a² ∓ ab + b²) = a ± b. */
export function cubesOverSquares(
  make: MakeFamily,
  level: Level,
  sums: readonly number[],
  asks: readonly [(text: string) => string, (text: string) => string],
): Family {
  return make("cubes-over-squares", level, (draw, turn) => {
    const [sum, isPlus] = [draw.one(sums), turn % 2 === 0];
    const b = draw.int(Math.floor(sum / 5), Math.floor(sum / 2.2));
    const a = sum - b;
    const key = isPlus ? sum : a - b;
    const text = `(${a}³ ${isPlus ? "+" : "−"} ${b}³) ÷ (${a}² ${isPlus ? "−" : "+"} ${a} × ${b} + ${b}²)`;
    if (b % 10 === 0) return undefined;
    return {
      asks: [asks[0](text), asks[1](text)],
      key,
      slips: [
        [isPlus ? a - b : sum, "a wrong sign between the numbers"],
        [key * key, "squaring the result"],
        [a * b, "multiplying the numbers"],
        [key * 10, "writing a zero too many"],
        [key * 2, "doubling on the way"],
        [1, "cancelling everything"],
      ],
      way: `The cubes split into (${a} ${isPlus ? "+" : "−"} ${b}) times the divisor, so ${a} ${isPlus ? "+" : "−"} ${b} = ${key} is left.`,
    };
  });
}

/** a³ − b³ − c³ with a = b + c is 3abc. */
export function cubesThatCancel(
  make: MakeFamily,
  level: Level,
  [least, most]: Span,
  story: (a: number, b: number, c: number) => string,
): Family {
  return make("cubes-that-cancel", level, (draw) => {
    const [b, c] = [draw.int(least, most), draw.int(least, most)];
    const [a, key] = [b + c, 3 * b * c * (b + c)];
    if (b === c) return undefined;
    return {
      asks: [`What is ${a}³ − ${b}³ − ${c}³?`, story(a, b, c)],
      key,
      slips: [
        [key / 3, "forgetting the 3"],
        [(key / 3) * 2, "taking 2abc instead of 3abc"],
        [key + a, "a slip at the end"],
        [3 * (a + b + c), "adding instead of multiplying"],
        [key * 2, "doubling on the way"],
        [key / 2, "halving on the way"],
      ],
      way: `As ${a} = ${b} + ${c}, it is 3 × ${a} × ${b} × ${c} = ${grouped(key)}.`,
    };
  });
}
