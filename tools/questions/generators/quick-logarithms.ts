import type { Level } from "../../../src/items/rules/item-schema";
import type { Family } from "./family";
import { power } from "./quick-exponents";
import { tidy, type MakeFamily } from "./quick-family";
import { grouped } from "./words";

type Text = readonly [(text: string) => string, (text: string) => string];

/** log₂: the base as small lowered digits. */
export const log = (base: number): string =>
  `log${String(base).replaceAll(/\d/g, (digit) => "₀₁₂₃₄₅₆₇₈₉".charAt(Number(digit)))}`;

/** log₂ 64 + log₃ 81: which exponent does each base need. */
export function logOfAPower(make: MakeFamily, level: Level, asks: Text): Family {
  return make("log-of-a-power", level, (draw) => {
    const [a, b] = draw.one([
      [2, 3],
      [2, 5],
      [3, 5],
      [2, 10],
      [3, 10],
      [5, 10],
    ] as const);
    const [m, n] = [draw.int(3, a === 2 ? 8 : 4), draw.int(2, b === 10 ? 5 : 4)];
    const key = m + n;
    if (m === n) return undefined;
    const text = `${log(a)} ${grouped(a ** m)} + ${log(b)} ${grouped(b ** n)}`;
    return {
      asks: [asks[0](text), asks[1](text)],
      key,
      slips: [
        [m * n, "multiplying the two logarithms"],
        [m, "leaving the second logarithm out"],
        [Math.abs(m - n), "taking one from the other"],
        [key + 1, "a slip of one in an exponent"],
        [key - 1, "a slip of one in an exponent"],
        [tidy(a ** m / a + b ** n / b), "dividing by the bases"],
      ],
      way: `${power(a, m)} = ${grouped(a ** m)} and ${power(b, n)} = ${grouped(b ** n)}, so it is ${m} + ${n} = ${key}.`,
    };
  });
}

/** log₆ 4 + log₆ 54: the numbers are multiplied (or divided). */
export function logOfAProduct(make: MakeFamily, level: Level, asks: Text): Family {
  return make("log-of-a-product", level, (draw, turn) => {
    const [base, key, isPlus] = [draw.one([2, 3, 5, 6, 10]), draw.int(2, 4), turn % 2 === 0];
    const whole = base ** key;
    const part = draw.one([2, 3, 4, 5, 6, 8, 9, 12, 15, 20]);
    if (isPlus ? whole % part !== 0 || whole / part < 2 : whole * part > 9999) return undefined;
    const [x, y] = isPlus ? [part, whole / part] : [whole * part, part];
    if (x === y || x === base || y === base || x === 1 || y === 1) return undefined;
    const text = `${log(base)} ${grouped(x)} ${isPlus ? "+" : "−"} ${log(base)} ${grouped(y)}`;
    return {
      asks: [asks[0](text), asks[1](text)],
      key,
      slips: [
        [whole, "writing the number and not its logarithm"],
        [key + 1, "a slip of one in the exponent"],
        [key - 1, "a slip of one in the exponent"],
        [isPlus ? x + y : x - y, `${isPlus ? "adding" : "taking away"} the numbers themselves`],
        [key * 2, "doubling on the way"],
        [base, "writing the base"],
      ],
      way: `${isPlus ? `${grouped(x)} × ${grouped(y)}` : `${grouped(x)} ÷ ${grouped(y)}`} = ${grouped(whole)}, which is ${power(base, key)}, so it is ${key}.`,
    };
  });
}

/** log₂ 5 × log₅ 8 = log₂ 8: the chain closes. */
export function chainOfLogs(make: MakeFamily, level: Level, asks: Text): Family {
  return make("chain-of-logs", level, (draw) => {
    const [base, middle, key] = [draw.one([2, 3, 5]), draw.one([7, 11, 6, 13, 17]), draw.int(2, 7)];
    const end = base ** key;
    if (end > 1100) return undefined;
    const text = `${log(base)} ${middle} × ${log(middle)} ${grouped(end)}`;
    return {
      asks: [asks[0](text), asks[1](text)],
      key,
      slips: [
        [key + 1, "a slip of one in the exponent"],
        [key - 1, "a slip of one in the exponent"],
        [key * 2, "doubling on the way"],
        [key * middle, `multiplying by ${middle}`],
        [middle, `writing the ${middle} that cancels`],
        [key + 2, "a slip in the powers"],
        [end / base, `dividing ${grouped(end)} by ${base}`],
      ],
      way: `The ${middle} cancels, and ${log(base)} ${grouped(end)} = ${key}, as ${power(base, key)} = ${grouped(end)}.`,
    };
  });
}

/** How many digits a high power has, from log 2 = 0.301. */
export function digitsOfAPower(make: MakeFamily, level: Level, asks: Text): Family {
  return make("digits-of-a-power", level, (draw) => {
    const [base, n] = [draw.one([2, 4, 8]), draw.int(4, 12) * 5];
    const value = tidy(n * (base === 2 ? 0.301 : base === 4 ? 0.602 : 0.903));
    const key = Math.floor(value) + 1;
    const text = power(base, n);
    return {
      asks: [asks[0](text), asks[1](text)],
      key,
      isExact: true,
      slips: [
        [key - 1, "forgetting to count one digit more"],
        [key + 1, "rounding up and counting one more"],
        [n, "writing the exponent"],
        [Math.round((n * base) / 10), "multiplying base and exponent"],
        [key + 2, "a slip in the product"],
        [key - 2, "a slip in the product"],
      ],
      way: `log ${text} = ${n} × ${base === 2 ? 0.301 : base === 4 ? 0.602 : 0.903} = ${value}, so it lies between ${power(10, key - 1)} and ${power(10, key)} and has ${key} digits.`,
    };
  });
}
