import { ratio } from "../algebra-words";
import type { Family } from "../family";
import { power } from "../quick-exponents";
import { familiesOf, tidy } from "../quick-family";
import { grouped } from "../words";

const make = familiesOf("Powers and Indices");

/** What is well known of an angle: the square of its tangent or sine as a quotient, and of what it is mixed up with. */
const tangents = { 30: [1, 3], 60: [3, 1] } as const;
const sines = { 30: [1, 4], 60: [3, 4], 45: [1, 2] } as const;

/** The families of the topic Powers and Indices. */
export const powersAndIndices: readonly Family[] = [
  make("powers-of-known-ratios", 1, (draw) => {
    const [t, s] = [draw.one([30, 60] as const), draw.one([30, 45, 60] as const)];
    const [m, n] = [draw.one([2, 4]), draw.one([2, 4])];
    const value = (tan: 30 | 60, sin: 30 | 45 | 60): [number, number] => [
      tangents[tan][0] ** (m / 2) * sines[sin][0] ** (n / 2),
      tangents[tan][1] ** (m / 2) * sines[sin][1] ** (n / 2),
    ];
    const otherTan = t === 30 ? 60 : 30;
    const otherSin = s === 30 ? 60 : 30;
    const [over, under] = value(t, s);
    const stem = `tan${power("", m)} ${t}° × sin${power("", n)} ${s}°`;
    return {
      frames: [
        `What is the value of ${stem}?`,
        `A calculator shows ${stem} as a fraction. Which fraction is it?`,
      ],
      key: ratio(over, under),
      slips: [
        [ratio(...value(otherTan, s)), `took tan ${otherTan}° for tan ${t}°`],
        [ratio(...value(t, otherSin)), `took sin ${otherSin}° for sin ${s}°`],
        [
          ratio(tangents[t][0] * sines[s][0], tangents[t][1] * sines[s][1]),
          "squared where the fourth power is asked",
        ],
        [ratio(...value(otherTan, otherSin)), "mixed up 30° and 60° throughout"],
      ],
      because: `tan² ${t}° = ${ratio(tangents[t][0], tangents[t][1])} and sin² ${s}° = ${ratio(sines[s][0], sines[s][1])}. With the powers ${m} and ${n} the product is ${ratio(over, under)}.`,
    };
  }),
  make("number-as-a-power-of-ten", 2, (draw) => {
    const [a, b] = [draw.int(1, 4), draw.int(1, 3)];
    const number = 2 ** a * 3 ** b;
    const log = (twos: number, threes: number): number => tidy(twos * 0.301 + threes * 0.477);
    const show = (exponent: number): string => exponent.toFixed(3);
    if (number > 200 || number < 12 || a === b) return undefined;
    return {
      frames: [
        `2 is about 10 to the power 0.301, and 3 is about 10 to the power 0.477. To about which power must 10 be raised to make ${number}?`,
        `On a scale of powers of ten, 2 stands at 0.301 and 3 at 0.477. At about which number does ${number} stand?`,
      ],
      key: show(log(a, b)),
      slips: [
        [show(log(b, a)), "exchanged how often 2 and 3 are factors"],
        [show(log(a, 1)), "counted the factor 3 only once"],
        [show(log(1, b)), "counted the factor 2 only once"],
        [show(log(a + 1, b)), "counted one factor 2 too many"],
        [show(log(a, b + 1)), "counted one factor 3 too many"],
      ],
      because: `${number} = ${power(2, a)} × ${power(3, b)}, so the exponent is ${a} × 0.301 + ${b} × 0.477 = ${show(log(a, b))}.`,
    };
  }),
  make("roots-joined-in-one-exponent", 1, (draw) => {
    const [base, p, q, r] = [draw.one([2, 3, 5, 7]), draw.one([3, 5]), draw.one([2, 4]), 3];
    const root = p % 2 ? `√(${power(base, p)})` : "";
    return {
      frames: [
        `If ${root} × ∛(${power(base, q)}) = ${base}ˣ, what is x?`,
        `The product of ${root} and ∛(${power(base, q)}) is written as one power of ${base}. What is its exponent?`,
      ],
      key: ratio(p * r + q * 2, 6),
      slips: [
        [ratio(p * q, 6), "multiplied the two exponents"],
        [ratio(p + q, 5), "added over and under separately"],
        [ratio(p + q, 6), "multiplied only the roots’ numbers and added the powers"],
        [ratio(2 * q + 3 * p, 5), "added the two root numbers for the denominator"],
        [ratio(2 * p + 3 * q, 6), "exchanged the square root and the cube root"],
      ],
      because: `The exponents are ${p}/2 and ${q}/3, and they add up: ${3 * p}/6 + ${2 * q}/6 = ${ratio(p * r + q * 2, 6)}.`,
    };
  }),
  make("quadratic-in-a-power", 3, (draw) => {
    const [base, m, n] = [draw.one([2, 3]), draw.int(0, 3), draw.int(2, 5)];
    const [a, b] = [base ** m, base ** n];
    if (m >= n || (base === 3 && n > 4)) return undefined;
    return {
      asks: [
        `What is the sum of all x with ${base ** 2}ˣ − ${a + b} × ${base}ˣ + ${grouped(a * b)} = 0?`,
        `The equation ${base ** 2}ˣ − ${a + b} × ${base}ˣ + ${grouped(a * b)} = 0 has two solutions. What do they add up to?`,
      ],
      key: m + n,
      slips: [
        [a + b, "added the two powers, not their exponents"],
        [a * b, "took the product of the powers"],
        [m * n, "multiplied the two solutions"],
        [n, "found only the larger solution"],
        [n - m, "subtracted one solution from the other"],
      ],
      way: `With y = ${base}ˣ it is y² − ${a + b}y + ${grouped(a * b)} = 0, so y = ${a} or ${b} and x = ${m} or ${n}. Quicker still: the product of the powers is ${grouped(a * b)} = ${power(base, m + n)}.`,
    };
  }),
  make("digits-of-a-mixed-product", 2, (draw) => {
    const [a, b] = [draw.int(5, 9), draw.int(12, 20)];
    const extra = 2 * a - b;
    const [tens, front] = [Math.min(2 * a, b), extra > 0 ? 2 ** extra : 5 ** -extra];
    if (extra === 0 || Math.abs(extra) > 5 || front > 999) return undefined;
    const digits = String(front).length;
    return {
      asks: [
        `How many digits does ${power(4, a)} × ${power(5, b)} have?`,
        `A printer writes the product ${power(4, a)} × ${power(5, b)} out in full. How many digits does it print?`,
      ],
      key: tens + digits,
      slips: [
        [tens, "counted only the zeros at the end"],
        [tens + 1, digits > 1 ? "counted one digit for the front number" : "counted one more than the zeros"],
        [a + b, "added the two exponents"],
        [a + digits, "paired each 4, not each 2, with a 5"],
        [Math.max(2 * a, b) + digits, "took the larger exponent for the number of tens"],
      ],
      way: `${power(4, a)} = ${power(2, 2 * a)}, and ${tens} pairs of 2 and 5 make ${power(10, tens)}. What is left is ${front}, so there are ${digits} + ${tens} = ${tens + digits} digits.`,
    };
  }),
];
