import { range } from "../whole";
import { at, ordersOf } from "./puzzle";

/** Who sits on which chair, chair 1 first. */
export type Seats = readonly string[];

export const listed = (names: readonly string[]): string =>
  `${names.slice(0, -1).join(", ")} and ${names.at(-1)}`;

export const known = new Map<number, number[][]>();

/** Every order of so many places, computed once. */
export function placings(count: number): number[][] {
  const found = known.get(count) ?? ordersOf(range(0, count - 1));
  known.set(count, found);
  return found;
}

export const worldsOf = (names: readonly string[]): string[][] =>
  placings(names.length).map((order) => order.map((index) => at(names, index)));
