import type { Level } from "../../../src/items/rules/item-schema";
import type { Family } from "./family";
import type { MakeFamily } from "./quick-family";
import type { Span } from "./quick-products";

type Stories = readonly [(a: number, b: number) => string, (a: number, b: number) => string];
type Named = readonly [name: string, level: Level];

/** n groups of the same size. */
export function groupsOf(
  make: MakeFamily,
  [name, level]: Named,
  sizes: readonly number[],
  [least, most]: Span,
  stories: Stories,
  count = 2,
): Family {
  return make(
    name,
    level,
    (draw) => {
      const [size, many] = [draw.one(sizes), draw.int(least, most)];
      const key = size * many;
      if (size === many) return undefined;
      return {
        asks: [stories[0](many, size), stories[1](many, size)],
        key,
        slips: [
          [key + size, `counting ${many + 1} groups`],
          [key - size, `counting ${many - 1} groups`],
          [size + many, "adding the two numbers"],
          [key + 1, "a slip of one"],
          [key - 1, "a slip of one"],
          [key + 2, "a slip in counting"],
        ],
        way: `${many} groups of ${size}: ${many} × ${size} = ${key}.`,
      };
    },
    count,
  );
}
