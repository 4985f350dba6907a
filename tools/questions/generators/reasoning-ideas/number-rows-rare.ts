import { isPrime, range } from "../whole";
import { row } from "../words";
import { drawFrom, type Span } from "./idea";
import { lastOf, type RowRule } from "./number-rows";
import { type Given, grow } from "./number-rows-mixed";

/** Each number the sum of the two before it. */
export function sumOfTwo(given: Given & { second: Span }): RowRule {
  return (draw) => {
    const starts = [drawFrom(draw, given.first), drawFrom(draw, given.second)];
    const terms = grow(starts, given.length, (before) => (before.at(-1) ?? 0) + (before.at(-2) ?? 0));
    const [key, last, before] = lastOf(terms);
    return {
      terms,
      says: "From the third on, each number is the sum of the two before it.",
      slips: [
        [last + (last - before), "using the last difference once more"],
        [last * 2, "doubling the last number"],
        [key + 1, "a slip of one in the sum"],
        [key - 2, "a slip of two in the sum"],
      ],
    };
  };
}

/** Multiplied by 2, then by 3, then by 4 … from the factor given. */
export function timesGrowing(given: Given & { from: readonly number[] }): RowRule {
  return (draw) => {
    const [start, from] = [drawFrom(draw, given.first), draw.one(given.from)];
    const terms = grow([start], given.length, (before) => (before.at(-1) ?? 0) * (from + before.length - 1));
    const [key, last] = lastOf(terms);
    const factor = key / last;
    return {
      terms,
      says: `The numbers are multiplied by ${row(range(from, from + 2))} … in turn.`,
      slips: [
        [last * (factor - 1), "using the last factor once more"],
        [last * (factor + 1), "leaving out one factor"],
        [last * 2, "doubling the last number"],
        [key - last / (factor - 1), "a slip in the product"],
      ],
    };
  };
}

/** Primes that follow each other, squared or with a number added. */
export function primeRow(given: Given & { power: 1 | 2; plus: readonly number[] }): RowRule {
  return (draw) => {
    const [from, plus] = [drawFrom(draw, given.first), draw.one(given.plus)];
    const primes = range(from, 97).filter(isPrime).slice(0, given.length);
    const terms = primes.map((prime) => prime ** given.power + plus);
    const [, prime] = lastOf(primes);
    const [key, last, before] = lastOf(terms);
    const change = plus === 0 ? "" : `, each with ${Math.abs(plus)} ${plus > 0 ? "added" : "taken away"}`;
    return {
      terms,
      says: `These are the ${given.power === 2 ? "squares of the " : ""}prime numbers ${row(primes.slice(0, 3))} and so on${change}.`,
      slips: [
        [(prime + 1) ** given.power + plus, "taking the next number though it is not prime"],
        [last + (last - before), "using the last difference once more"],
        [key - plus * 2, "mixing up adding and taking away"],
        [key + 2, "a slip of two"],
        [key - 4, "a slip of four"],
      ],
    };
  };
}
