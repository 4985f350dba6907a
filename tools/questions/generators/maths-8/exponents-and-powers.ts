import { exponent, power, signed } from "../algebra-words";
import type { Family } from "../family";
import { numeric, quotients } from "../signed-slips";
import { hcf } from "../whole";

const topic = "Exponents and Powers";

const singlePower: Family = {
  name: "single-power",
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
        [a + b + c, "adding the last exponent where it has to be subtracted"],
        [a * b - c, "multiplying exponents in place of adding them"],
        [a - b - c, "losing the minus sign of a negative exponent"],
        [a - b + c, "changing the sign of every negative exponent"],
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
          [a ** n, b ** n, "forgetting that a negative exponent turns the fraction over"],
          [-(a ** n), b ** n, "taking the negative exponent for a negative number"],
          [b * n, a * n + 1, "multiplying by the exponent"],
          [n * b, a, "multiplying the numerator by the exponent"],
          [b ** n, a, "raising only the numerator"],
          [b, a ** n, "raising only the denominator"],
          [-(b ** n), a ** n, "putting a minus sign in front as well"],
        ],
      ),
      because: `(${a}/${b})${exponent(-n)} = (${b}/${a})${exponent(n)} = ${b ** n}/${a ** n}.`,
    };
  },
};

const equalPowers: Family = {
  name: "equal-powers",
  topic,
  level: 2,
  draft: (draw) => {
    const [base, times, key] = [draw.one([2, 3, 5]), draw.int(2, 3), draw.int(2, 8)];
    const shift = (times - 1) * key;
    const square = base ** times;
    return {
      frames: [
        `For which value of x is ${square}ˣ equal to ${base} raised to the power x + ${shift}?`,
        `${square} raised to the power x and ${base} raised to the power (x + ${shift}) are equal. What is x?`,
      ],
      ...numeric(String, key, [
        [shift, "leaving the x on one side out"],
        [shift * times, `multiplying ${shift} by ${times}`],
        [shift + times, `adding ${times} to ${shift}`],
        [square - base, "subtracting the bases"],
        [key * times, "stopping at the exponent of the left side"],
        [key + times, "adding in place of dividing"],
      ]),
      because: `${square} = ${power(String(base), times)}, so ${times}x = x + ${shift}, which gives x = ${key}.`,
    };
  },
};

export const exponentsAndPowers: readonly Family[] = [singlePower, negativeExponent, equalPowers];
