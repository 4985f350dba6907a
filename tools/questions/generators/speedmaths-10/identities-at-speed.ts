import { ratio, surd } from "../algebra-words";
import type { Family } from "../family";
import { familiesOf } from "../quick-family";
import { grouped } from "../words";

const make = familiesOf("Identities at Speed");

/** The families of the topic Identities at Speed. */
export const identitiesAtSpeed: readonly Family[] = [
  make("product-of-sine-and-cosine", 2, (draw) => {
    const [a, b, c] = draw.one([
      [3, 4, 5],
      [5, 12, 13],
      [8, 15, 17],
      [7, 24, 25],
    ] as const);
    const sum = a + b;
    return {
      frames: [
        `If sin A + cos A = ${sum}/${c}, what is sin A × cos A?`,
        `The sine and the cosine of an angle add up to ${sum}/${c}. What is their product?`,
      ],
      key: ratio(a * b, c * c),
      slips: [
        [ratio(2 * a * b, c * c), "found twice the product and stopped"],
        [ratio(sum * sum, 2 * c * c), "halved the square and forgot to take 1 away"],
        [ratio(sum * sum + c * c, 2 * c * c), "added 1 instead of subtracting it"],
        [ratio(sum - c, 2 * c), "took 1 from the sum without squaring it"],
      ],
      because: `Squaring gives 1 + 2 sin A cos A = ${sum * sum}/${c * c}. So the product is half of ${ratio(2 * a * b, c * c)}, which is ${ratio(a * b, c * c)}.`,
    };
  }),
  make("secant-from-a-sum", 2, (draw, turn) => {
    const [n, isSecant] = [draw.int(2, 7), turn % 2 === 0];
    const [plus, minus] = [ratio(n * n + 1, 2 * n), ratio(n * n - 1, 2 * n)];
    return {
      frames: [
        `If sec A + tan A = ${n}, what is sec A?`,
        `For an acute angle sec A + tan A = ${n}. What is tan A?`,
      ],
      key: isSecant ? plus : minus,
      slips: [
        [isSecant ? minus : plus, isSecant ? "found the tangent" : "found the secant"],
        [ratio(1, n), "found sec A − tan A and stopped"],
        [ratio(isSecant ? n * n + 1 : n * n - 1, n), "forgot to halve at the end"],
        [ratio(n, 2), "shared the sum in two equal parts"],
      ],
      because: `(sec A + tan A)(sec A − tan A) = 1, so the difference is 1/${n}. ${isSecant ? "Half the sum" : "Half the difference"} of ${n} and 1/${n} is ${isSecant ? plus : minus}.`,
    };
  }),
  make("cubes-from-a-difference", 1, (draw) => {
    const [gap, b] = [draw.int(2, 5), draw.int(2, 7)];
    const [a, times] = [b + gap, b * (b + gap)];
    return {
      asks: [
        `Two numbers differ by ${gap} and have the product ${times}. What is the difference of their cubes?`,
        `A rectangle is ${gap} cm longer than it is wide, and its area is ${times} cm². One cube has the length as its edge, another the width. By how many cubic centimetres do their volumes differ?`,
      ],
      key: a ** 3 - b ** 3,
      slips: [
        [gap ** 3, "cubed the difference and stopped"],
        [gap ** 3 + 3 * times, "added 3ab and forgot its factor a − b"],
        [gap ** 3 + times * gap, "added ab(a − b) only once"],
        [3 * times * gap, "left the cube of the difference out"],
        [gap ** 3 + 2 * times * gap, "took the factor 2, as for squares"],
      ],
      way: `a³ − b³ = (a − b)³ + 3ab(a − b) = ${gap ** 3} + 3 × ${times} × ${gap} = ${grouped(a ** 3 - b ** 3)}.`,
    };
  }),
  make("squares-of-three-edges", 1, (draw) => {
    const [a, b, c] = [draw.int(2, 5), draw.int(4, 8), draw.int(6, 11)];
    const [sum, pairs, squares] = [a + b + c, a * b + b * c + c * a, a * a + b * b + c * c];
    if (a >= b || b >= c) return undefined;
    return {
      asks: [
        `If x + y + z = ${sum} and xy + yz + zx = ${pairs}, what is x² + y² + z²?`,
        `The edges of a box add up to ${4 * sum} cm in all, and its six faces have ${2 * pairs} cm² in all. What is the square of its longest diagonal, in cm²?`,
      ],
      key: squares,
      slips: [
        [sum * sum - pairs, "took the sum of the products away only once"],
        [sum * sum, "squared the sum and stopped"],
        [2 * pairs, "found only what has to be taken away"],
        [sum * sum + 2 * pairs, "added twice the products instead of subtracting"],
      ],
      way: `The squares are the square of the sum less twice the products: ${sum}² − 2 × ${pairs} = ${sum * sum} − ${2 * pairs} = ${squares}.`,
    };
  }),
  make("root-of-a-surd-and-its-reciprocal", 3, (draw) => {
    const [a, inner] = draw.one([
      [7, 48],
      [17, 288],
      [31, 960],
      [49, 2400],
      [9, 80],
      [11, 120],
      [5, 24],
      [19, 360],
    ] as const);
    const x = `${a} + ${surd(1, inner)}`;
    return {
      frames: [
        `If x = ${x}, what is √x + 1/√x?`,
        `A number and its reciprocal are ${x} and ${a} − ${surd(1, inner)}. What is the sum of their square roots?`,
      ],
      key: surd(1, 2 * a + 2),
      slips: [
        [String(2 * a), "found x + 1/x and stopped"],
        [surd(1, 2 * a), "took the root of x + 1/x"],
        [surd(1, 2 * a - 2), "found √x − 1/√x"],
        [String(2 * a + 2), "found the square of the sum and took no root"],
      ],
      because: `As ${a}² − ${inner} = 1, 1/x = ${a} − ${surd(1, inner)} and x + 1/x = ${2 * a}. The square of √x + 1/√x is ${2 * a} + 2 = ${2 * a + 2}, so the sum is ${surd(1, 2 * a + 2)}.`,
    };
  }),
];
