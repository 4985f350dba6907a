import type { Draw } from "../draw";
import type { Draft, Family } from "../family";

/** What a class says of a family that it takes from a factory. */
export type Idea = Pick<Family, "name" | "topic" | "level" | "count">;

/** The least and the most of a drawn number, both included. */
export type Span = readonly [least: number, most: number];

/** The sentences in which a row of numbers, letters or words is asked for. */
export type Asks = readonly [(row: string) => string, ...((row: string) => string)[]];

/** The stems of a row in every sentence given. */
export function askWith([first, ...others]: Asks, row: string): [string, ...string[]] {
  return [first(row), ...others.map((ask) => ask(row))];
}

/** A number of a span. */
export const drawFrom = (draw: Draw, [least, most]: Span): number => draw.int(least, most);

/** 1st, 2nd, 3rd, 4th, 11th, 21st … */
export function ordinal(place: number): string {
  const ending = ["th", "st", "nd", "rd"][place % 10] ?? "th";
  return `${place}${Math.floor(place / 10) % 10 === 1 ? "th" : ending}`;
}

/** Every order of a list. */
export function permutations<T>(list: readonly T[]): T[][] {
  if (list.length < 2) return [[...list]];
  return list.flatMap((one, index) =>
    permutations(list.filter((_, other) => other !== index)).map((rest) => [one].concat(rest)),
  );
}

/**
 * A draft that is costly to draw: the generator asks again and again for one whose key has a certain rank
 * among the numbers, which names never have. A drawn one is given out up to a hundred times.
 */
export function drawnSparingly(draft: Family["draft"]): Family["draft"] {
  const last = new WeakMap<Draw, { turn: number; calls: number; drawn: Draft }>();
  return (draw, turn) => {
    const known = last.get(draw);
    if (known?.turn === turn && known.calls < 100) {
      known.calls++;
      return known.drawn;
    }
    const drawn = draft(draw, turn);
    if (drawn) last.set(draw, { turn, calls: 0, drawn });
    return drawn;
  };
}
