import { polynomial } from "../algebra-words";
import type { Family } from "../family";
import { numeric } from "../signed-slips";
import { grouped } from "../words";

const topic = "Expressions and Identities";

const productOfBinomials: Family = {
  name: "two-brackets-multiplied",
  topic,
  level: 1,
  draft: (draw) => {
    const [m, a, b] = [draw.int(2, 4), draw.int(2, 9), draw.int(2, 9)];
    if (a === b || m * b === a) return undefined;
    const show = (middle: number, last: number, first = m): string => polynomial([first, middle, last]);
    return {
      frames: [
        `What is the product of (${m}x + ${a}) and (x − ${b})?`,
        `A rectangular sheet is (${m}x + ${a}) cm long and (x − ${b}) cm wide. Which expression gives its area in cm²?`,
      ],
      key: show(a - m * b, -a * b),
      slips: [
        [show(a + m * b, -a * b), "lost the minus sign of one product in the middle"],
        [show(a - b, -a * b), `forgot to multiply ${b} by ${m}`],
        [show(m * b - a, -a * b), "turned the signs of the middle terms round"],
        [show(a - m * b, a * b), "lost the sign of the last product"],
        [show(a - m * b, a - b), "added the numbers at the end"],
      ],
      because: `${m}x × x = ${m}x², the middle is ${a}x − ${m * b}x = ${polynomial([a - m * b, 0])} and the end is ${a} × (−${b}) = −${a * b}.`,
    };
  },
};

const sumOfSquares: Family = {
  name: "squares-from-sum-and-product",
  topic,
  level: 2,
  draft: (draw) => {
    const [a, b] = [draw.int(4, 12), draw.int(2, 9)];
    if (a <= b) return undefined;
    const [sum, product, key] = [a + b, a * b, a * a + b * b];
    return {
      frames: [
        `The sum of two numbers is ${sum} and their product is ${product}. What is the sum of their squares?`,
        `If a + b = ${sum} and ab = ${product}, what is the value of a² + b²?`,
      ],
      ...numeric(grouped, key, [
        [sum * sum, "left out the product in the middle"],
        [sum * sum - product, "subtracted the product once only"],
        [sum * sum + 2 * product, "added twice the product"],
        [(a - b) ** 2, "found the square of the difference"],
        [sum * sum + product, "added the product"],
      ]),
      because: `a² + b² = (a + b)² − 2ab = ${sum * sum} − ${2 * product} = ${key}.`,
    };
  },
};

const numberAndReciprocal: Family = {
  name: "square-of-number-and-reciprocal",
  topic,
  level: 2,
  draft: (draw, turn) => {
    const k = draw.int(3, 12);
    const sign = turn % 2 === 0 ? 1 : -1;
    const word = sign === 1 ? "+" : "−";
    const key = k * k - 2 * sign;
    return {
      frames: [
        `If x ${word} 1/x = ${k}, what is the value of x² + 1/x²?`,
        `A number minus its reciprocal is ${k}. What is the square of the number plus the square of its reciprocal?`,
      ],
      ...numeric(String, key, [
        [k * k, "left the middle term out"],
        [k * k + 2 * sign, "took the middle term with the wrong sign"],
        [2 * k, "doubled in place of squaring"],
        [k * k - sign, "took the middle term once only"],
        [k * k + 1, "added 1 for x times its reciprocal"],
        [k * k - 4 * sign, "took the middle term twice"],
      ]),
      because: `Squaring gives x² ${word} 2 + 1/x² = ${k * k}, so x² + 1/x² = ${k * k} ${sign === 1 ? "−" : "+"} 2 = ${key}.`,
    };
  },
};

export const expressionsAndIdentities: readonly Family[] = [
  productOfBinomials,
  sumOfSquares,
  numberAndReciprocal,
];
