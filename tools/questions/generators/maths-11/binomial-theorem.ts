import { exponent, power } from "../algebra-words";
import { choose } from "../counting";
import type { Family } from "../family";
import { numeric } from "../signed-slips";
import { grouped } from "../words";

const topic = "Binomial Theorem";

const coefficientOf: Family = {
  name: "coefficient-of",
  topic,
  level: 1,
  draft: (draw) => {
    const [n, a, k] = [draw.int(5, 8), draw.int(2, 3), draw.int(2, 4)];
    const key = choose(n, k) * a ** k;
    if (k * 2 === n) return undefined;
    return {
      frames: [
        `What is the coefficient of ${power("x", k)} in the expansion of (1 + ${a}x)${exponent(n)}?`,
        `The expression (1 + ${a}x)${exponent(n)} is multiplied out. Which number stands in front of ${power("x", k)}?`,
      ],
      ...numeric(grouped, key, [
        [choose(n, k), `forgot the powers of ${a}`],
        [choose(n, k) * a, `took ${a} once only`],
        [choose(n, k - 1) * a ** (k - 1), "counted the terms from 1"],
        [choose(n, k) * a ** (n - k), `used the other exponent for ${a}`],
        [choose(n, k) * a * k, "multiplied by the exponent"],
        [choose(n, k + 1) * a ** (k + 1), "took the next term"],
      ]),
      because: `The term is C(${n}, ${k}) × (${a}x)${k === 2 ? "²" : k === 3 ? "³" : "⁴"}, so the coefficient is ${choose(n, k)} × ${a ** k} = ${grouped(key)}.`,
    };
  },
};

const freeOfX: Family = {
  name: "free-of-x",
  topic,
  level: 2,
  draft: (draw) => {
    const [p, q, a] = [draw.int(1, 2), draw.int(1, 2), draw.int(1, 3)];
    const n = draw.int(4, 9);
    const k = (p * n) / (p + q);
    const key = choose(n, k) * a ** k;
    if (!Number.isInteger(k) || (p === 2 && q === 2) || (p === q && a === 1)) return undefined;
    const text = `(${power("x", p)} + ${a}/${power("x", q)})`;
    return {
      frames: [
        `What is the term without x in the expansion of ${text}${exponent(n)}?`,
        `One term of the expansion of ${text}${exponent(n)} is free of x. Which number is it?`,
      ],
      ...numeric(grouped, key, [
        [choose(n, k), `forgot the powers of ${a}`],
        [choose(n, Math.floor(n / 2)), "took the middle coefficient alone"],
        [choose(n, k - 1) * a ** (k - 1), "took the term before it"],
        [choose(n, k + 1) * a ** (k + 1), "took the term behind it"],
        [choose(n, k) * a ** (n - k), "used the other exponent"],
        [a ** k, "left out the binomial coefficient"],
        [choose(n, k) + a ** k, "added in place of multiplying"],
      ]),
      because: `The exponent of x is ${p === 1 ? "" : p}(${n} − r) − ${q === 1 ? "" : q}r, which is 0 for r = ${k}. The term is C(${n}, ${k})${a === 1 ? "" : ` × ${a ** k}`} = ${grouped(key)}.`,
    };
  },
};

export const binomialTheorem: readonly Family[] = [coefficientOf, freeOfX];
