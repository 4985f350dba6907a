import { ratio } from "../algebra-words";
import { inTurn, type Family } from "../family";
import { power } from "../quick-exponents";
import { familiesOf } from "../quick-family";
import { log } from "../quick-logarithms";
import { grouped } from "../words";

const make = familiesOf("Powers and Indices");

const logs = { 2: 0.301, 3: 0.477, 5: 0.699, 7: 0.845, 10: 1 } as const;
const hundredth = (value: number): number => Number(value.toFixed(2));

/** The families of the topic Powers and Indices. */
export const powersAndIndices: readonly Family[] = [
  make("logs-with-powers-for-bases", 1, (draw) => {
    const [a, b] = draw.one([
      [2, 3],
      [2, 5],
      [3, 2],
      [3, 5],
      [5, 2],
    ] as const);
    const [m, n, p, q] = [draw.int(2, 3), draw.int(2, 5), draw.int(2, 3), draw.int(1, 3)];
    if (n % m === 0 || m === n || p === q || a ** n > 300 || b ** p > 130) return undefined;
    const text = `${log(a ** m)} ${a ** n} + ${log(b ** p)} ${b ** q}`;
    return {
      frames: [`What is ${text}?`, `Two logarithms are added: ${text}. What is the sum?`],
      key: ratio(n * p + q * m, m * p),
      slips: [
        [ratio(n + q, m + p), "added over and under separately"],
        [ratio(m * q + n * p === 0 ? 1 : m * q + p * n, m + p), "added the two denominators"],
        [ratio(m * q + p * m, n * q), "divided the exponents the wrong way round"],
        [ratio(n * q, m * p), "multiplied the two logarithms"],
        [String(n + q), "left the exponents of the bases out"],
      ],
      because: `${a ** m} = ${power(a, m)} and ${a ** n} = ${power(a, n)} give ${ratio(n, m)}. ${b ** p} = ${power(b, p)} and ${b ** q} = ${power(b, q)} give ${ratio(q, p)}. The sum is ${ratio(n * p + q * m, m * p)}.`,
    };
  }),
  make("exponent-by-known-logs", 2, (draw) => {
    const [a, b] = draw.one([
      [2, 10],
      [2, 5],
      [2, 7],
      [3, 10],
      [3, 5],
      [5, 7],
      [3, 7],
      [5, 10],
      [2, 3],
    ] as const);
    const [low, high] = [logs[a], logs[b]];
    const known = b === 10 ? `log ${a} = ${low}` : `log ${a} = ${low} and log ${b} = ${high}`;
    return {
      asks: [
        `To base 10, ${known}. If ${a}ˣ = ${b}, which number is closest to x?`,
        `Each hour a culture becomes ${a} times as large. With ${known} (to base 10), after about how many hours is it ${b} times as large?`,
      ],
      key: hundredth(high / low),
      hasDecimals: true,
      slips: [
        [hundredth(low / high), "divided the logarithms the wrong way round"],
        [hundredth(high - low), "subtracted the logarithms instead of dividing"],
        [hundredth(high + low), "added the two logarithms"],
        [hundredth(b / a), "divided the numbers themselves"],
      ],
      way: `x × log ${a} = log ${b}, so x = ${high} ÷ ${low}, which is about ${hundredth(high / low)}.`,
    };
  }),
  make("remainder-of-a-high-power", 2, (draw) => {
    const [base, cycle, divisor] = draw.one([
      [2, 3, 7],
      [2, 5, 31],
      [3, 3, 13],
      [3, 3, 26],
      [5, 3, 31],
      [4, 3, 63],
      [4, 3, 21],
      [2, 4, 15],
      [3, 4, 80],
      [2, 6, 63],
    ] as const);
    const n = draw.int(40, 120);
    const left = n % cycle;
    const key = base ** left;
    if (left < 2 || key >= divisor) return undefined;
    return {
      asks: [
        `What is the remainder when ${power(base, n)} is divided by ${divisor}?`,
        `${power(base, n)} seeds are packed in bags of ${divisor}, as many bags as possible. How many seeds are left over?`,
      ],
      key,
      slips: [
        [1, `thought that ${n} is a multiple of ${cycle}`],
        [left, "wrote the exponent that is left, not the power"],
        [base, "kept one factor and forgot the rest of the exponent"],
        [divisor - key, "took the remainder away from the divisor"],
        [base * left, "multiplied by the exponent that is left"],
      ],
      way: `${power(base, cycle)} = ${base ** cycle} leaves 1. ${n} = ${cycle} × ${Math.floor(n / cycle)} + ${left}, so ${power(base, left)} = ${key} is left.`,
    };
  }),
  make("two-logs-that-make-one", 3, (draw, turn) => {
    const [base, exponent, gap, key] = draw.one([
      [2, 3, 2, 4],
      [2, 4, 6, 8],
      [2, 3, 7, 8],
      [2, 4, 15, 16],
      [3, 3, 6, 9],
      [3, 4, 24, 27],
      [10, 2, 21, 25],
      [10, 2, 15, 20],
      [2, 5, 4, 8],
      [2, 5, 14, 16],
      [10, 2, 48, 50],
    ] as const);
    const total = base ** exponent;
    return {
      asks: [
        `If ${log(base)} x + ${log(base)} (x − ${gap}) = ${exponent}, what is x?`,
        `For which x do ${log(base)} x and ${log(base)} (x − ${gap}) add up to ${exponent}?`,
      ],
      key,
      slips: [
        [(total + gap) / 2, "added the two numbers instead of multiplying them"],
        [key - gap, "found the smaller of the two numbers"],
        [total, "set one logarithm equal to the whole"],
        [total + gap, "left the first logarithm out"],
        [base * exponent + gap, `multiplied ${base} by ${exponent} instead of raising it`],
      ],
      way: `x(x − ${gap}) = ${power(base, exponent)} = ${grouped(total)}, and ${key} × ${key - gap} = ${grouped(total)}. A logarithm needs x above ${gap}, so x = ${inTurn([key], turn)}.`,
    };
  }),
  make("sum-of-exponents-in-a-product", 1, (draw) => {
    const [m, n, k] = [draw.int(3, 6), draw.int(3, 6), draw.int(2, 4)];
    const [twos, threes] = [2 * m + n, k + n];
    if (m === n || n === k) return undefined;
    return {
      asks: [
        `If 4${power("", m)} × 6${power("", n)} × 3${power("", k)} = 2ᵃ × 3ᵇ, what is a + b?`,
        `The number 4${power("", m)} × 6${power("", n)} × 3${power("", k)} is written as a product of prime factors. How many factors is that in all?`,
      ],
      key: twos + threes,
      slips: [
        [m + n + k, "added the exponents as they stand"],
        [2 * m + n + k, "counted each 6 as one factor"],
        [m + 2 * n + k, "counted each 4 as one factor"],
        [twos, "counted the twos only"],
      ],
      way: `4${power("", m)} gives ${2 * m} twos, 6${power("", n)} gives ${n} twos and ${n} threes, and there are ${k} more threes: ${twos} + ${threes} = ${twos + threes}.`,
    };
  }),
];
