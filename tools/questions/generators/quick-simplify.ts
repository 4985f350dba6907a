import type { Level } from "../../../src/items/rules/item-schema";
import type { Draft, Family } from "./family";
import { tidy, type MakeFamily } from "./quick-family";
import { hcf } from "./whole";
import { grouped } from "./words";

type Text = readonly [(text: string) => string, (text: string) => string];

/** (1 − 1/2)(1 − 1/3) … : everything between cancels. */
export function cancellingProduct(make: MakeFamily, level: Level, asks: Text): Family {
  return make("cancelling-product", level, (draw, turn): Draft | undefined => {
    const [first, last] = [draw.int(2, 6), draw.int(12, 40)];
    const isMinus = turn % 2 === 0;
    const [over, under] = isMinus ? [first - 1, last] : [last + 1, first];
    const sign = isMinus ? "−" : "+";
    const text = `(1 ${sign} 1/${first})(1 ${sign} 1/${first + 1})(1 ${sign} 1/${first + 2}) … (1 ${sign} 1/${last})`;
    if (hcf(over, under) > 1) return undefined;
    return {
      frames: [asks[0](text), asks[1](text)],
      key: `${over}/${under}`,
      slips: [
        [`${under}/${over}`, "turning the fraction over"],
        [`${over + 1}/${under}`, "a slip of one above"],
        [`${over}/${under + 1}`, "a slip of one below"],
        [`1/${under}`, "cancelling too much above"],
        [`${over}/${under - 1}`, "a slip of one below"],
        [`${over - 1}/${under}`, "a slip of one above"],
      ],
      because: `The factors are ${isMinus ? first - 1 : first + 1}/${first}, ${isMinus ? first : first + 2}/${first + 1} and so on. Neighbours cancel, and ${over}/${under} is left.`,
    };
  });
}

/** n × 999 + n and the like: one factor taken out. */
export function roundedUp(make: MakeFamily, level: Level, asks: Text): Family {
  return make("factor-taken-out", level, (draw) => {
    const [n, near] = [draw.int(23, 87), draw.one([99, 101, 999, 1001])];
    const isPlus = near % 10 === 9;
    const round = isPlus ? near + 1 : near - 1;
    const key = n * round;
    const text = `${n} × ${grouped(near)} ${isPlus ? "+" : "−"} ${n}`;
    if (n % 10 === 0) return undefined;
    return {
      asks: [asks[0](text), asks[1](text)],
      key,
      slips: [
        [n * near, `forgetting the ${n} at the end`],
        [n * near + (isPlus ? -n : n), "a wrong sign at the end"],
        [key + 1, `taking 1 instead of ${n}`],
        [key / 10, "losing a zero"],
        [key * 10, "writing a zero too many"],
      ],
      way: `${n} is taken ${grouped(near)} times and once ${isPlus ? "more" : "less"}: ${n} × ${grouped(round)} = ${grouped(key)}.`,
    };
  });
}

/** (0.75² − 0.25²) ÷ 0.5 and larger: difference of squares over the difference. */
export function decimalSquares(make: MakeFamily, level: Level, asks: Text): Family {
  return make("decimal-squares", level, (draw) => {
    const [a, b] = [draw.int(31, 98) / 10, draw.int(11, 68) / 10];
    const [gap, key] = [tidy(a - b), tidy(a + b)];
    if (gap <= 0.5 || !Number.isInteger(key) || gap === key || Number.isInteger(a) || Number.isInteger(gap))
      return undefined;
    const text = `(${a}² − ${b}²) ÷ ${gap}`;
    return {
      asks: [asks[0](text), asks[1](text)],
      key,
      hasDecimals: true,
      slips: [
        [gap, "taking the difference of the numbers"],
        [tidy(a * b), "multiplying the numbers"],
        [tidy(key * 10), "losing the point"],
        [tidy(key * gap), "forgetting to divide"],
        [tidy(key / 10), "moving the point too far"],
        [tidy(key + 1), "a slip in the sum"],
        [tidy(key - 1), "a slip in the sum"],
      ],
      way: `${a}² − ${b}² is ${gap} × (${a} + ${b}), so ${a} + ${b} = ${key} is left.`,
    };
  });
}

/** One more than the product of four numbers in a row is a square. */
export function fourInARow(make: MakeFamily, level: Level, asks: Text): Family {
  return make("four-in-a-row", level, (draw) => {
    const n = draw.int(5, 20);
    const key = n * (n + 3) + 1;
    const text = `√(${n} × ${n + 1} × ${n + 2} × ${n + 3} + 1)`;
    return {
      asks: [asks[0](text), asks[1](text)],
      key,
      slips: [
        [n * (n + 3), "forgetting the 1"],
        [(n + 1) * (n + 2) + 1, "adding 1 to the inner product"],
        [(n + 1) ** 2, `squaring ${n + 1}`],
        [4 * n + 6, "adding the numbers"],
        [key + 10, "a slip of ten"],
        [key - 10, "a slip of ten"],
      ],
      way: `It is always the product of the outer two and 1: ${n} × ${n + 3} + 1 = ${key}.`,
    };
  });
}
