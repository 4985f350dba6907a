import { range } from "../whole";
import { row } from "../words";
import { drawFrom } from "./idea";
import { type RowRule, type Steps, lastOf } from "./number-rows";

/** The squares or cubes of whole numbers that follow each other, each with the same number added or taken away. */
export function powers(given: Steps & { power: 2 | 3; plus: readonly number[] }): RowRule {
  return (draw) => {
    const [from, plus] = [drawFrom(draw, given.first), draw.one(given.plus)];
    const terms = range(from, from + given.length - 1).map((base) => base ** given.power + plus);
    const [key, last, before] = lastOf(terms);
    const name = given.power === 2 ? "square" : "cube";
    const change = plus === 0 ? "" : `, each with ${Math.abs(plus)} ${plus > 0 ? "added" : "taken away"}`;
    return {
      terms,
      says: `These are the ${name}s of ${row(range(from, from + 2))} and so on${change}.`,
      slips: [
        [last + (last - before), "using the last difference once more"],
        [key - 2 * plus, "mixing up adding and taking away"],
        [key - plus, `forgetting what goes with each ${name}`],
        [(from + given.length) ** given.power + plus, `leaving out one ${name}`],
      ],
    };
  };
}
