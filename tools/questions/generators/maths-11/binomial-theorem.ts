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
      ...numeric(
        grouped,
        key,
        [
          [choose(n, k), `forgetting the powers of ${a}`],
          [choose(n, k) * a, `taking ${a} once only`],
          [choose(n, k - 1) * a ** (k - 1), "counting the terms from 1"],
          [choose(n, k) * a ** (n - k), `using the other exponent for ${a}`],
          [choose(n, k) * a * k, "multiplying by the exponent"],
          [choose(n, k + 1) * a ** (k + 1), "taking the next term"],
        ],
        0,
      ),
      because: `The term is C(${n}, ${k}) × (${a}x)${k === 2 ? "²" : k === 3 ? "³" : "⁴"}, so the coefficient is ${choose(n, k)} × ${a ** k} = ${grouped(key)}.`,
    };
  },
};

const freeOfX: Family = {
  name: "free-of-x",
  topic,
  level: 3,
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
      ...numeric(
        grouped,
        key,
        [
          [choose(n, k), `forgetting the powers of ${a}`],
          [choose(n, Math.floor(n / 2)), "taking the middle coefficient alone"],
          [choose(n, k - 1) * a ** (k - 1), "taking the term before it"],
          [choose(n, k + 1) * a ** (k + 1), "taking the term behind it"],
          [choose(n, k) * a ** (n - k), "using the other exponent"],
          [a ** k, "leaving out the binomial coefficient"],
          [choose(n, k) + a ** k, "adding in place of multiplying"],
        ],
        0,
      ),
      because: `The exponent of x is ${p === 1 ? "" : p}(${n} − r) − ${q === 1 ? "" : q}r, which is 0 for r = ${k}. The term is C(${n}, ${k})${a === 1 ? "" : ` × ${a ** k}`} = ${grouped(key)}.`,
    };
  },
};

const twoCoefficients: Family = {
  name: "two-coefficients",
  topic,
  level: 2,
  draft: (draw, turn) => {
    const [r, gap] = [draw.int(3, 7), draw.int(1, 4)];
    const s = r + gap;
    const n = r + s;
    return {
      frames: [
        `In the expansion of (1 + x)ⁿ the coefficients of the ${r + 1}th and the ${s + 1}th term are equal. What is n?`,
        `The numbers C(n, ${r}) and C(n, ${s}) are equal. What is the value of n?`,
      ],
      ...numeric(String, n, [
        [n + 2, turn % 2 === 0 ? "adding the numbers of the terms" : "adding 1 to each of the two numbers"],
        [r * s, "multiplying the two numbers"],
        [s - r, "subtracting the two numbers"],
        [n + 1, "counting the terms from 1 once"],
        [2 * s, "taking the second number twice"],
        [2 * r, "taking the first number twice"],
      ]),
      because: `${turn % 2 === 0 ? `These coefficients are C(n, ${r}) and C(n, ${s}). ` : ""}C(n, r) = C(n, n − r), so n = ${r} + ${s} = ${n}.`,
    };
  },
};

export const binomialTheorem: readonly Family[] = [coefficientOf, freeOfX, twoCoefficients];
