import { exponent, power, signed } from "../algebra-words";
import type { Family } from "../family";
import { numeric, quotients } from "../signed-slips";
import { hcf } from "../whole";

const topic = "Exponents and Powers";

const singlePower: Family = {
  name: "one-power-of-a-base",
  topic,
  level: 1,
  draft: (draw) => {
    const base = draw.one(["2", "3", "5", "7"]);
    const [a, b, c] = [draw.int(2, 6), -draw.int(4, 9), -draw.int(2, 6)];
    if (a + b - c === 0) return undefined;
    const sum = `(${power(base, a)} × ${power(base, b)}) ÷ ${power(base, c)}`;
    return {
      frames: [
        `If ${sum} = ${base}ⁿ, what is the value of n?`,
        `The expression ${sum} is written as one power of ${base}. What is its exponent?`,
      ],
      ...numeric(signed, a + b - c, [
        [a + b + c, "added the last exponent where it has to be subtracted"],
        [a * b - c, "multiplied exponents in place of adding them"],
        [a - b - c, "lost the minus sign of a negative exponent"],
        [a - b + c, "changed the sign of every negative exponent"],
      ]),
      because: `Exponents are added for × and subtracted for ÷: ${a} + (${signed(b)}) − (${signed(c)}) = ${signed(a + b - c)}.`,
    };
  },
};

const negativeExponent: Family = {
  name: "negative-exponent",
  topic,
  level: 1,
  draft: (draw) => {
    const [a, b, n] = [draw.int(2, 5), draw.int(2, 7), draw.int(2, 3)];
    if (hcf(a, b) !== 1) return undefined;
    return {
      frames: [
        `What is the value of (${a}/${b})${exponent(-n)}?`,
        `Which number is equal to (${a}/${b})${exponent(-n)}?`,
      ],
      ...quotients(
        [b ** n, a ** n],
        [
          [a ** n, b ** n, "forgot that a negative exponent turns the fraction over"],
          [-(a ** n), b ** n, "took the negative exponent for a negative number"],
          [b * n, a * n + 1, "multiplied by the exponent"],
          [n * b, a, "multiplied the numerator by the exponent"],
          [b ** n, a, "raised only the numerator"],
          [b, a ** n, "raised only the denominator"],
          [-(b ** n), a ** n, "put a minus sign in front as well"],
        ],
      ),
      because: `(${a}/${b})${exponent(-n)} = (${b}/${a})${exponent(n)} = ${b ** n}/${a ** n}.`,
    };
  },
};

export const exponentsAndPowers: readonly Family[] = [singlePower, negativeExponent];
