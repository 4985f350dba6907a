import type { Level } from "../../../src/items/rules/item-schema";
import type { Family } from "./family";
import type { MakeFamily } from "./quick-family";
import type { Span } from "./quick-products";
import { grouped } from "./words";

/** a × b + a × c where b + c is round: one product instead of two. */
export function sharedFactor(
  make: MakeFamily,
  level: Level,
  [least, most]: Span,
  rounds: readonly number[],
  story: (a: number, b: number, c: number) => string,
): Family {
  return make("shared-factor", level, (draw, turn) => {
    const [shared, whole] = [draw.int(least, most), draw.one(rounds)];
    const part = draw.int(Math.ceil(whole * 0.12), Math.floor(whole * 0.45));
    const key = shared * whole;
    if (part % 10 === 0 || shared % 10 === 0 || (turn % 2 === 0 && part === shared)) return undefined;
    return {
      asks: [`What is ${shared} × ${whole - part} + ${shared} × ${part}?`, story(shared, whole - part, part)],
      key,
      slips: [
        [shared * 2 * whole, `adding ${shared} and ${shared} as well as ${whole - part} and ${part}`],
        [key / 10, "losing a zero"],
        [shared * (whole - 10), "a carried ten forgotten in the sum of the numbers"],
        [key + whole, `a product with ${shared + 1} instead of ${shared}`],
        [shared + whole, "adding where one has to multiply"],
      ],
      way: `Both products share ${shared}: ${shared} × (${whole - part} + ${part}) = ${shared} × ${whole} = ${grouped(key)}.`,
    };
  });
}
