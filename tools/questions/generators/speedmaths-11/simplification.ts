import { ratio } from "../algebra-words";
import { inTurn, type Family } from "../family";
import { power } from "../quick-exponents";
import { everyOther, familiesOf } from "../quick-family";
import { log } from "../quick-logarithms";
import { range } from "../whole";
import { grouped } from "../words";

const make = familiesOf("Simplification");

/** The families of the topic Simplification. */
export const simplification: readonly Family[] = [
  make("squares-taken-from-one", 2, (draw) => {
    const n = draw.int(9, 40);
    const text = `(1 − 1/2²)(1 − 1/3²)(1 − 1/4²) … (1 − 1/${n}²)`;
    return {
      frames: [
        `What is the value of ${text}?`,
        `Every bracket of ${text} is split into two factors. Which fraction is left when they cancel?`,
      ],
      key: ratio(n + 1, 2 * n),
      slips: [
        [ratio(1, n), "cancelled only the factors 1 − 1/n"],
        [ratio(1, 2), "cancelled everything but the 2 under the line"],
        [ratio(n - 1, 2 * n), "stopped one bracket too early in the numerator"],
        [ratio(1, 2 * n), "lost the factor n + 1 of the last bracket"],
      ],
      because: `1 − 1/k² = (k − 1)/k × (k + 1)/k. The first factors leave 1/${n}, the second ones ${n + 1}/2, so the product is ${ratio(n + 1, 2 * n)}.`,
    };
  }),
  make("factorials-put-together", 1, (draw, turn) => {
    const [n, isPlus] = [draw.int(8, 25), turn % 2 === 1];
    const sign = isPlus ? "+" : "−";
    const key = (n - 1) * (isPlus ? n + 1 : n - 1);
    return {
      asks: [
        `What is (${n}! ${sign} ${n - 1}!) ÷ ${n - 2}!?`,
        `A counting problem leads to (${n}! ${sign} ${n - 1}!) ÷ ${n - 2}!. Which whole number is that?`,
      ],
      key,
      slips: [
        [n * (n - 1), "left the second factorial out"],
        [isPlus ? n + 1 : n - 1, "divided by the larger factorial"],
        [
          (n - 1) * (isPlus ? n - 1 : n + 1),
          isPlus ? "subtracted instead of adding" : "added instead of subtracting",
        ],
        [isPlus ? n * (n + 1) : (n - 1) * (n - 2), "moved one step along the row of factors"],
      ],
      way: `${n - 1}! is common: ${n - 1}! × (${n} ${sign} 1) ÷ ${n - 2}! = ${n - 1} × ${isPlus ? n + 1 : n - 1} = ${grouped(key)}.`,
    };
  }),
  make("power-of-one-plus-i", 2, (draw) => {
    const [n, isMinus] = [2 * draw.int(3, 10), draw.int(0, 1) === 1];
    const half = n / 2;
    const size = grouped(2 ** half);
    const turns = (isMinus ? 3 * half : half) % 4;
    const values = [size, `${size}i`, `−${size}`, `−${size}i`] as const;
    const wrong = [
      "",
      "counted one factor i too many",
      "lost the minus of i²",
      "counted one factor i too few",
    ];
    return {
      frames: [
        `With i² = −1, what is (1 ${isMinus ? "−" : "+"} i)${power("", n)}?`,
        `The complex number 1 ${isMinus ? "−" : "+"} i is raised to the power ${n}. What is the result?`,
      ],
      key: inTurn(values, turns),
      slips: [0, 1, 2, 3]
        .filter((place) => place !== turns)
        .map((place) => [inTurn(values, place), wrong[(place - turns + 4) % 4] ?? ""] as const),
      because: `(1 ${isMinus ? "−" : "+"} i)² = ${isMinus ? "−" : ""}2i, so it is (${isMinus ? "−" : ""}2i)${power("", half)} = ${inTurn(values, turns)}.`,
    };
  }),
  make("logarithms-in-a-row", 3, (draw, turn) => {
    const [base, from, to] = draw.one(
      everyOther(
        [
          [2, 1, 4],
          [3, 1, 3],
          [2, 2, 6],
          [3, 1, 4],
          [2, 1, 5],
          [5, 1, 3],
          [2, 3, 7],
          [2, 2, 5],
        ] as const,
        turn,
      ),
    );
    const [first, last] = [base ** from, base ** to];
    const term = (n: number): string => `${log(base)} (1 + 1/${n})`;
    return {
      asks: [
        `What is ${term(first)} + ${term(first + 1)} + ${term(first + 2)} + … + ${term(last - 1)}?`,
        `To which number do ${term(first)}, ${term(first + 1)}, ${term(first + 2)} and so on up to ${term(last - 1)} add up?`,
      ],
      key: to - from,
      slips: [
        [to, "forgot to take the first number’s logarithm away"],
        [last / first, "wrote the quotient, not its logarithm"],
        [last - first, "counted the terms"],
        [to + from, "added the two logarithms that are left"],
        [base ** (to - from), "wrote the number and not the exponent"],
      ],
      way: `The brackets multiply to ${first + 1}/${first} × ${first + 2}/${first + 1} × … × ${grouped(last)}/${grouped(last - 1)} = ${grouped(last)}/${first} = ${last / first}, which is ${power(base, to - from)}.`,
    };
  }),
  make("fraction-without-end", 2, (draw, turn) => {
    const [root, isMinus] = [draw.int(3, 9), turn % 2 === 1];
    const n = isMinus ? root * (root + 1) : root * (root - 1);
    const split = range(root + 2, n).find((factor) => n % factor === 0) ?? n;
    const text = isMinus ? `${n}/(1 + ${n}/(1 + ${n}/(1 + …)))` : `1 + ${n}/(1 + ${n}/(1 + …))`;
    return {
      asks: [
        `What is the value of ${text}?`,
        isMinus
          ? `The fraction x = ${text} goes on without end, so that x = ${n}/(1 + x). What is x?`
          : `The sum x = ${text} goes on without end, so that x = 1 + ${n}/x. What is x?`,
      ],
      key: root,
      slips: [
        [isMinus ? root + 1 : root - 1, "took the other root of the equation without its sign"],
        [split, `took ${split} × ${n / split}, but these do not differ by 1`],
        [isMinus ? 2 * root + 1 : 2 * root - 1, "took the root under the formula for the answer"],
        [n / 2, "worked out the first step and took 1 for the rest"],
      ],
      way: isMinus
        ? `With x for the whole, x = ${n}/(1 + x), so x² + x = ${n}. As ${root} × ${root + 1} = ${n}, x = ${root}.`
        : `With x for the whole, x = 1 + ${n}/x, so x² − x = ${n}. As ${root} × ${root - 1} = ${n}, x = ${root}.`,
    };
  }),
];
