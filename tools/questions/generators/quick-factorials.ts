import type { Level } from "../../../src/items/rules/item-schema";
import type { Family } from "./family";
import type { MakeFamily } from "./quick-family";
import { grouped } from "./words";

type Span = readonly [least: number, most: number];
type One = readonly [(n: number) => string, (n: number) => string];

/** Zeros at the end of n!: the fives in it. */
export function zerosOfAFactorial(make: MakeFamily, level: Level, [least, most]: Span, asks: One): Family {
  return make("zeros-of-a-factorial", level, (draw) => {
    const n = draw.int(least, most);
    const [fives, more] = [Math.floor(n / 5), Math.floor(n / 25)];
    const key = fives + more;
    if (more === 0 || n % 5 === 0) return undefined;
    return {
      asks: [asks[0](n), asks[1](n)],
      key,
      slips: [
        [fives, "forgetting the second five in 25, 50 and so on"],
        [Math.floor(n / 10), "counting the tens only"],
        [Math.floor(n / 2), "counting the even factors"],
        [key + 1, "a slip of one"],
        [key - 1, "a slip of one"],
      ],
      way: `Count the fives in the factors: ${fives} from the multiples of 5 and ${more} more from those of 25, which is ${key}.`,
    };
  });
}

/** n!/(n − 2)!: what is not cancelled. */
export function factorialRatio(
  make: MakeFamily,
  level: Level,
  [least, most]: Span,
  asks: readonly [(n: number, k: number) => string, (n: number, k: number) => string],
): Family {
  return make("factorial-ratio", level, (draw) => {
    const n = draw.int(least, most);
    const key = n * (n - 1);
    return {
      asks: [asks[0](n, n - 2), asks[1](n, n - 2)],
      key,
      slips: [
        [n, "cancelling one factor too many"],
        [key / 2, "dividing by 2 as well"],
        [n * (n - 2), `multiplying ${n} by ${n - 2}`],
        [(n - 1) * (n - 2), "a slip of one in the factors"],
        [n + n - 1, "adding the factors"],
        [n * n, `multiplying ${n} by itself`],
      ],
      way: `All factors from ${n - 2} down cancel: ${n} × ${n - 1} = ${grouped(key)}.`,
    };
  });
}
