import type { Draw } from "../draw";
import { range } from "../whole";
import { row } from "../words";
import { drawFrom, type Span } from "./idea";

/** A row of numbers, the last of which is asked for. */
export type NumberRow = {
  readonly terms: readonly number[];
  /** The rule as one sentence. */
  readonly says: string;
  readonly slips: readonly (readonly [value: number, mistake: string])[];
};

export type RowRule = (draw: Draw) => NumberRow;

export type Steps = { readonly first: Span; readonly length: number };

/** The last entries of a row: the one asked for, the one before it, the one before that. */
export const lastOf = (terms: readonly number[]): [number, number, number] => [
  terms.at(-1) ?? 0,
  terms.at(-2) ?? 0,
  terms.at(-3) ?? 0,
];

/** The same step each time, up or down. */
export function equalSteps({ first, length, steps }: Steps & { steps: readonly number[] }): RowRule {
  return (draw) => {
    const [start, step] = [drawFrom(draw, first), draw.one(steps)];
    const terms = range(0, length - 1).map((index) => start + step * index);
    const [key, last] = lastOf(terms);
    return {
      terms,
      says: `Each number is ${Math.abs(step)} ${step > 0 ? "more" : "less"} than the one before it.`,
      slips: [
        [last - step, "stepping the wrong way"],
        [key + step, "leaving out one number"],
        [last + Math.sign(step), "counting by ones"],
      ],
    };
  };
}

/** Steps that grow by the same amount; falling rows have negative steps and growth. */
export function growingSteps(given: Steps & { step: readonly number[]; growth: readonly number[] }): RowRule {
  return (draw) => {
    const [start, step, growth] = [drawFrom(draw, given.first), draw.one(given.step), draw.one(given.growth)];
    const terms = range(0, given.length - 1).map(
      (index) => start + step * index + (growth * index * (index - 1)) / 2,
    );
    const [key, last, before] = lastOf(terms);
    const steps = range(0, 2).map((index) => Math.abs(step + growth * index));
    const change = `${Math.abs(growth)} ${step > 0 === growth > 0 ? "more" : "less"}`;
    return {
      terms,
      says: `The numbers ${step > 0 ? "rise" : "fall"} by ${row(steps)} …: each step is ${change} than the one before it.`,
      slips: [
        [last + (last - before), "using the last step once more"],
        [key + growth, "making the step grow twice"],
        [last + step, "going back to the first step"],
      ],
    };
  };
}

/** Each number so many times the one before. */
export function timesEach({ first, length, times }: Steps & { times: readonly number[] }): RowRule {
  return (draw) => {
    const [start, factor] = [drawFrom(draw, first), draw.one(times)];
    const terms = range(0, length - 1).map((index) => start * factor ** index);
    const [key, last, before] = lastOf(terms);
    return {
      terms,
      says: `Each number is ${factor} times the one before it.`,
      slips: [
        [last + (last - before), "adding the last difference once more"],
        [last * (factor + 1), `multiplying by ${factor + 1}`],
        [key - start, "losing the first number on the way"],
        [last + factor, `adding ${factor} instead of multiplying`],
      ],
    };
  };
}
