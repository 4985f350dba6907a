import type { Family } from "../family";
import { power } from "../quick-exponents";
import { familiesOf, tidy } from "../quick-family";
import { grouped } from "../words";

const make = familiesOf("Powers and Indices");

/** The families of the topic Powers and Indices. */
export const powersAndIndices: readonly Family[] = [
  make("negative-fraction-as-exponent", 2, (draw) => {
    const [a, b] = [draw.int(2, 5), draw.int(2, 5)];
    const [under, over] = draw.one([
      [2, 3],
      [3, 2],
    ] as const);
    if (a >= b || (a === 2 && b === 4)) return undefined;
    const key = `${a ** over}/${b ** over}`;
    return {
      frames: [
        `What is (${b ** under}/${a ** under}) raised to the power −${over}/${under}?`,
        `When ${b ** under}/${a ** under} is raised to the power −${over}/${under}, which fraction is the result?`,
      ],
      key,
      slips: [
        [`${b ** over}/${a ** over}`, "left the minus sign of the exponent out"],
        [`${a}/${b}`, "took the root and forgot the power"],
        [`${a ** under}/${b ** under}`, "turned the fraction over and stopped"],
        [`${b}/${a}`, "took the root, without the sign and the power"],
        [`${b ** under}/${a ** over}`, "raised only one of the two numbers"],
      ],
      because: `The minus turns the fraction over, the ${under === 2 ? "square" : "cube"} root makes ${a}/${b}, and the power ${over} makes ${key}.`,
    };
  }),
  make("equal-powers-in-a-sum", 1, (draw) => {
    const [base, n] = [draw.int(3, 5), draw.int(6, 12)];
    const sum = Array.from({ length: base }, () => power(base, n)).join(" + ");
    return {
      asks: [
        `If ${sum} = ${base}ˣ, what is x?`,
        `The sum ${sum} is a single power of ${base}. What is its exponent?`,
      ],
      key: n + 1,
      slips: [
        [n * base, "multiplied the exponent by the number of terms"],
        [n, "thought that equal powers add up to the same power"],
        [n + base, "added the number of terms to the exponent"],
        [n + base - 1, "added one for each plus sign"],
        [2 * n, "doubled the exponent"],
      ],
      way: `There are ${base} equal terms, so the sum is ${base} × ${power(base, n)} = ${power(base, n + 1)}.`,
    };
  }),
  make("standard-form-divided", 1, (draw) => {
    const [a, b] = draw.one([
      [6, 1.5],
      [7.2, 1.8],
      [9, 4.5],
      [8.4, 2.1],
      [7.5, 2.5],
      [6.4, 1.6],
    ] as const);
    const [m, n] = [draw.int(5, 9), draw.int(2, 4)];
    const quotient = tidy(a / b);
    const show = (value: number, exponent: number): string => `${value} × ${power(10, exponent)}`;
    return {
      frames: [
        `What is (${a} × ${power(10, m)}) ÷ (${b} × ${power(10, -n)})?`,
        `How many grains of ${b} × ${power(10, -n)} g weigh ${a} × ${power(10, m)} g together?`,
      ],
      key: show(quotient, m + n),
      slips: [
        [show(quotient, m - n), "took the exponents apart without minding the minus"],
        [show(tidy(a - b), m + n), "subtracted the front numbers"],
        [show(tidy(a - b), m - n), "subtracted front numbers and exponents"],
        [show(quotient, m * n), "multiplied the exponents"],
        [show(tidy(a * b), m - n), "multiplied instead of dividing"],
      ],
      because: `${a} ÷ ${b} = ${quotient}, and ${m} − (−${n}) = ${m + n}, so it is ${show(quotient, m + n)}.`,
    };
  }),
  make("greatest-of-four-powers", 3, (draw, turn) => {
    const unit = draw.one([10, 20, 25, 50]);
    const [a, b, c, d] = turn % 2 === 0 ? [4, 3, 2, 1] : [6, 4, 3, 2];
    const bases = [2, 3, 5, draw.one([7, 10])];
    const exponents = [a ?? 1, b ?? 1, c ?? 1, d ?? 1];
    const all = bases
      .map((base, index) => {
        const exponent = exponents[index] ?? 1;
        return {
          text: power(base, exponent * unit),
          base,
          small: base ** exponent,
          short: power(base, exponent),
        };
      })
      .toSorted((x, y) => y.small - x.small);
    const [best, ...others] = all;
    if (!best || best.base === Math.max(...bases) || best.base === 2) return undefined;
    return {
      frames: [
        "Which of these powers is the greatest?",
        "Four computers write out these numbers in full. Which number is the largest?",
      ],
      key: best.text,
      slips: others.map(({ text, base, small }) => [
        text,
        base === 2
          ? "went by the greatest exponent"
          : base === Math.max(...bases)
            ? "went by the greatest base"
            : `compared with ${best.small} it has only ${small} per step`,
      ]),
      because: `All are powers with the exponent ${unit}: ${all.map(({ short, small }) => `${short} = ${small}`).join(", ")}. The greatest base wins.`,
    };
  }),
  make("difference-of-two-powers", 3, (draw) => {
    const [base, n, gap] = [draw.one([2, 3, 5]), draw.int(3, 6), draw.one([2, 3])];
    const total = base ** (n + gap) - base ** n;
    if (total > 9000) return undefined;
    const sign = gap === 2 ? "ˣ⁺²" : "ˣ⁺³";
    return {
      asks: [
        `Which x makes ${base}${sign} − ${base}ˣ equal to ${grouped(total)}?`,
        `For which x does ${base}${sign} exceed ${base}ˣ by exactly ${grouped(total)}?`,
      ],
      key: n,
      slips: [
        [n + gap, "found the exponent of the larger power"],
        [gap, "subtracted the exponents"],
        [base ** n, "wrote the value of the power, not its exponent"],
        [n + 1, "took one factor too few out of the difference"],
        [base ** gap - 1, "stopped at the number in the bracket"],
      ],
      way: `${base}ˣ(${power(base, gap)} − 1) = ${base ** gap - 1} × ${base}ˣ, so ${base}ˣ = ${grouped(total)} ÷ ${base ** gap - 1} = ${base ** n} and x = ${n}.`,
    };
  }),
  make("digits-from-log-two", 3, (draw) => {
    const [base, log] = draw.one([
      [4, 0.602],
      [5, 0.699],
      [8, 0.903],
      [20, 1.301],
    ] as const);
    const n = draw.one([20, 24, 25, 30, 40]);
    const value = tidy(n * log);
    const key = Math.floor(value) + 1;
    const how = { 4: "2 × 0.301", 5: "1 − 0.301", 8: "3 × 0.301", 20: "1 + 0.301" }[base];
    return {
      asks: [
        `2 is about 10 raised to the power 0.301. How many digits does ${power(base, n)} have?`,
        `A computer writes ${power(base, n)} out in full. If 2 is about 10 to the power 0.301, how many digits does it write?`,
      ],
      key,
      slips: [
        [key - 1, "took the whole part of the logarithm and forgot one"],
        [key + 1, "rounded the logarithm up and then added one"],
        [Math.floor(n * 0.301) + 1, `took the logarithm of 2 for that of ${base}`],
        [n, "counted one digit for each factor"],
      ],
      way: `${base} is about 10 to the power ${how} = ${log}. ${n} × ${log} = ${value}, so the number lies between ${power(10, key - 1)} and ${power(10, key)} and has ${key} digits.`,
    };
  }),
];
