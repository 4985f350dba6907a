import type { Level } from "../../../src/items/rules/item-schema";
import { exponent } from "./algebra-words";
import type { Family } from "./family";
import { power } from "./quick-exponents";
import type { MakeFamily } from "./quick-family";

type Text = readonly [(text: string) => string, (text: string) => string];

/** 27 to the power 2/3: the root first, then the power. */
export function fractionalPower(
  make: MakeFamily,
  level: Level,
  bases: readonly number[],
  asks: readonly [
    (base: number, over: number, under: number) => string,
    (base: number, over: number, under: number) => string,
  ],
): Family {
  return make("fractional-power", level, (draw) => {
    const [root, under, over] = [draw.one(bases), draw.int(2, 4), draw.int(2, 5)];
    const base = root ** under;
    const key = root ** over;
    if (over === under || over % under === 0 || (under === 4 && over === 2) || base > 1300 || key > 1300)
      return undefined;
    return {
      asks: [asks[0](base, over, under), asks[1](base, over, under)],
      key,
      isExact: true,
      slips: [
        [(base * over) / under, `multiplying by ${over}/${under}`],
        [root, `stopping at the root`],
        [root * over, `multiplying the root by ${over}`],
        [root ** (over + 1), "a slip of one in the exponent"],
        [root ** (over - 1), "a slip of one in the exponent"],
        [root ** under, "leaving the base as it is"],
      ],
      way: `${base} is ${power(root, under)}, so it is ${power(root, over)} = ${key}.`,
    };
  });
}

/** (1/4)⁻², 5⁻² × 5⁴: a negative exponent turns the base over. */
export function negativePower(make: MakeFamily, level: Level, bases: readonly number[], asks: Text): Family {
  return make("negative-power", level, (draw) => {
    const [base, n, up] = [draw.one(bases), draw.int(1, 3), draw.int(1, 2)];
    const key = base ** (n + up);
    if (key > 1300 || n === up) return undefined;
    const text = `(1/${base})${exponent(-n)} × ${up === 1 ? base : power(base, up)}`;
    return {
      asks: [asks[0](text), asks[1](text)],
      key,
      isExact: true,
      slips: [
        [n > up ? 0 : base ** (up - n), "leaving the fraction as it is"],
        [base * (n + up), "multiplying instead of raising"],
        [base ** (n * up) === key ? 0 : base ** (n * up), "multiplying the exponents"],
        [base ** (n + up + 1), "a slip of one in the exponent"],
        [base ** (n + up - 1), "a slip of one in the exponent"],
        [base ** n, "forgetting the second factor"],
      ],
      way: `(1/${base})${exponent(-n)} is ${power(base, n)}, and ${power(base, n)} × ${power(base, up)} = ${power(base, n + up)} = ${key}.`,
    };
  });
}

/** 3⁵ + 3⁵ + 3⁵ = 3⁶: as many equal powers as the base says. */
export function equalPowersAdded(make: MakeFamily, level: Level, asks: Text): Family {
  return make("equal-powers-added", level, (draw) => {
    const [base, n] = [draw.one([2, 3, 4]), draw.int(5, 19)];
    const key = n + 1;
    const text = Array.from({ length: base }, () => power(base, n)).join(" + ");
    return {
      asks: [asks[0](text), asks[1](text)],
      key,
      slips: [
        [n * base, "adding the exponents"],
        [n, "keeping the exponent"],
        [n + base, `adding ${base} to the exponent`],
        [n ** 2 < 100 ? n ** 2 : n - 1, "a wrong law of exponents"],
        [n + 2, "a slip of one"],
      ],
      way: `${base} times ${power(base, n)} is ${power(base, n + 1)}, so the exponent is ${key}.`,
    };
  });
}

/** (3⁷ + 3⁶) ÷ 3⁵: take the smallest power out. */
export function powersOverPower(
  make: MakeFamily,
  level: Level,
  bases: readonly number[],
  asks: Text,
): Family {
  return make("powers-over-a-power", level, (draw, turn) => {
    const [base, n, up] = [draw.one(bases), draw.int(6, 14), draw.int(1, 2)];
    const isPlus = turn % 2 === 0;
    const key = base ** (up + 1) + (isPlus ? 1 : -1) * base ** up;
    const text = `(${power(base, n + up + 1)} ${isPlus ? "+" : "−"} ${power(base, n + up)}) ÷ ${power(base, n)}`;
    return {
      asks: [asks[0](text), asks[1](text)],
      key,
      slips: [
        [isPlus ? base ** (2 * up + 1) : base, "using the law for products"],
        [base ** (up + 1), "forgetting the second power"],
        [base ** up, "forgetting the first power"],
        [base ** (up + 1) - (isPlus ? 1 : -1) * base ** up, "a wrong sign"],
        [base * (up + 1) + (isPlus ? 1 : -1) * base * up, "multiplying instead of raising"],
      ],
      way: `Divide each power: ${power(base, up + 1)} ${isPlus ? "+" : "−"} ${up === 1 ? base : power(base, up)} = ${base ** (up + 1)} ${isPlus ? "+" : "−"} ${base ** up} = ${key}.`,
    };
  });
}
