import { range } from "../whole";
import { row } from "../words";
import { drawFrom, type Span } from "./idea";
import { lastOf, type RowRule } from "./number-rows";

export type Given = { readonly first: Span; readonly length: number };

/** Continues a row from its first numbers by a rule on what there is so far. */
export function grow(
  starts: readonly number[],
  length: number,
  next: (terms: readonly number[]) => number,
): number[] {
  const terms = [...starts];
  while (terms.length < length) terms.push(next(terms));
  return terms;
}

const signed = (value: number): string => (value > 0 ? `add ${value}` : `take away ${Math.abs(value)}`);

/** Times a number and then something more or less. */
export function timesAndMore(given: Given & { times: readonly number[]; more: readonly number[] }): RowRule {
  return (draw) => {
    const [start, times, more] = [drawFrom(draw, given.first), draw.one(given.times), draw.one(given.more)];
    const terms = grow([start], given.length, (before) => (before.at(-1) ?? 0) * times + more);
    const [key, last, before] = lastOf(terms);
    return {
      terms,
      says: `Each time, multiply by ${times} and ${signed(more)}.`,
      slips: [
        [last * times, `forgetting to ${signed(more)}`],
        [last * times - more, "mixing up adding and taking away"],
        [last + (last - before), "using the last difference once more"],
        [key + more, "a slip at the end"],
      ],
    };
  };
}

/** Two steps in turn, such as +5 and −2. */
export function twoSteps(given: Given & { pairs: readonly (readonly [number, number])[] }): RowRule {
  return (draw) => {
    const [start, [odd, even]] = [drawFrom(draw, given.first), draw.one(given.pairs)];
    const terms = grow(
      [start],
      given.length,
      (before) => (before.at(-1) ?? 0) + (before.length % 2 ? odd : even),
    );
    const [, last] = lastOf(terms);
    const other = given.length % 2 ? odd : even;
    const right = given.length % 2 ? even : odd;
    return {
      terms,
      says: `Two steps take turns: ${signed(odd)}, then ${signed(even)}.`,
      slips: [
        [last + other, "taking the wrong one of the two steps"],
        [last - right, "stepping the wrong way"],
        [last + odd + even, "making both steps at once"],
        [last + right + 1, "a slip of one in the step"],
      ],
    };
  };
}

/** Two rows of equal steps that take turns. */
export function twoRows(
  given: Given & { second: Span; steps: readonly (readonly [number, number])[] },
): RowRule {
  return (draw) => {
    const [one, two, [stepOne, stepTwo]] = [
      drawFrom(draw, given.first),
      drawFrom(draw, given.second),
      draw.one(given.steps),
    ];
    const terms = range(0, given.length - 1).map((index) =>
      index % 2 === 0 ? one + (stepOne * index) / 2 : two + (stepTwo * (index - 1)) / 2,
    );
    const [key, last, before] = lastOf(terms);
    const every = (start: number) => row(terms.slice(0, -1).filter((_, index) => index % 2 === start));
    return {
      terms,
      says: `Two rows take turns: ${every(0)} and ${every(1)}.`,
      slips: [
        [last + (given.length % 2 ? stepTwo : stepOne), "going on with the wrong row"],
        [last + (last - before), "taking all numbers for one row"],
        [key + (given.length % 2 ? stepOne : stepTwo), "leaving out one number"],
        [key + 1, "a slip of one"],
        [key - 1, "a slip of one"],
      ],
    };
  };
}
