import type { Level } from "../../../src/items/rules/item-schema";
import type { Family } from "./family";
import type { MakeFamily } from "./quick-family";
import { range } from "./whole";
import { grouped } from "./words";

type Span = readonly [least: number, most: number];
type One = readonly [(n: number) => string, (n: number) => string];

const factorial = (n: number): number => range(1, n).reduce((all, value) => all * value, 1);

/** Pairs of n: handshakes, matches, or chords. */
export function pairsOf(make: MakeFamily, level: Level, [least, most]: Span, asks: One): Family {
  return make("pairs-of-many", level, (draw) => {
    const n = draw.int(least, most);
    const key = (n * (n - 1)) / 2;
    return {
      asks: [asks[0](n), asks[1](n)],
      key,
      slips: [
        [n * (n - 1), "counting each pair twice"],
        [(n * (n + 1)) / 2, "letting each meet itself too"],
        [n * n, `multiplying ${n} by itself`],
        [(n * (n - 3)) / 2, "leaving the neighbours out"],
        [key + 10, "a slip of ten"],
        [key - 10, "a slip of ten"],
      ],
      way: `Each of the ${n} has ${n - 1} partners, and each pair is counted twice: ${n} × ${n - 1} ÷ 2 = ${grouped(key)}.`,
    };
  });
}

/** Diagonals of a polygon. */
export function diagonals(make: MakeFamily, level: Level, [least, most]: Span, asks: One): Family {
  return make("diagonals", level, (draw) => {
    const n = draw.int(least, most);
    const key = (n * (n - 3)) / 2;
    return {
      asks: [asks[0](n), asks[1](n)],
      key,
      slips: [
        [n * (n - 3), "counting each one twice"],
        [(n * (n - 1)) / 2, "counting the sides too"],
        [(n * (n - 2)) / 2, "leaving out one neighbour only"],
        [n * 2, "counting two for each corner"],
        [key + n, "a slip of one for each corner"],
      ],
      way: `Each of the ${n} corners joins ${n - 3} others: ${n} × ${n - 3} ÷ 2 = ${key}.`,
    };
  });
}

/** Choosing nearly all is as choosing the few that stay away. */
export function chooseNearlyAll(
  make: MakeFamily,
  level: Level,
  [least, most]: Span,
  asks: readonly [(n: number, k: number) => string, (n: number, k: number) => string],
): Family {
  return make("choose-nearly-all", level, (draw) => {
    const [n, out] = [draw.int(least, most), draw.int(1, 2) === 1 ? 2 : 3];
    const key = out === 2 ? (n * (n - 1)) / 2 : (n * (n - 1) * (n - 2)) / 6;
    return {
      asks: [asks[0](n, n - out), asks[1](n, n - out)],
      key,
      slips: [
        [out === 2 ? n * (n - 1) : n * (n - 1) * (n - 2), "counting each order by itself"],
        [n * (n - out), `multiplying ${n} by ${n - out}`],
        [out === 2 ? (n * (n + 1)) / 2 : (n * (n - 1)) / 2, "a slip of one in the factors"],
        [n - out, "writing the number that is chosen"],
        [key + n, "a slip in the product"],
        [key - n, "a slip in the product"],
      ],
      way: `Choose the ${out} that stay away instead: ${range(n - out + 1, n)
        .toReversed()
        .join(" × ")} ÷ ${factorial(out)} = ${grouped(key)}.`,
    };
  });
}
