import { signed } from "../algebra-words";
import type { Family } from "../family";
import { numeric } from "../signed-slips";
import { grouped } from "../words";

const topic = "Matrices and Determinants";

const pair = (a: number, b: number): string => `(${signed(a)}, ${signed(b)})`;

const entryOfProduct: Family = {
  name: "entry-of-product",
  topic,
  level: 1,
  draft: (draw) => {
    const [a, b, c, d] = [draw.int(1, 6), -draw.int(1, 5), draw.int(2, 7), draw.int(1, 6)];
    const [p, q, r, s] = [draw.int(1, 5), draw.int(2, 6), -draw.int(1, 6), draw.int(1, 7)];
    const key = a * q + b * s;
    const [first, second] = [`${pair(a, b)} and ${pair(c, d)}`, `${pair(p, q)} and ${pair(r, s)}`];
    return {
      frames: [
        `Matrix A has the rows ${first}, matrix B the rows ${second}. Which number stands in row 1, column 2 of AB?`,
        `A is the matrix with rows ${first}, and B the one with rows ${second}. What is the second entry in the first row of the product AB?`,
      ],
      ...numeric(signed, key, [
        [b * q, "multiplying the entries in the same place"],
        [a * p + b * r, "taking column 1 of B"],
        [c * q + d * s, "taking row 2 of A"],
        [a * r + b * s, "multiplying row by row"],
        [p * b + q * d, "multiplying in the order BA"],
        [c * p + d * r, "giving the entry in row 2, column 1"],
      ]),
      because: `Row 1 of A with column 2 of B: ${a} × ${q} + (${signed(b)}) × ${s} = ${signed(key)}.`,
    };
  },
};

const determinantOfMultiple: Family = {
  name: "determinant-of-multiple",
  topic,
  level: 1,
  draft: (draw, turn) => {
    const [k, det] = [draw.int(2, 5), draw.int(2, 7)];
    const isAdjoint = turn % 2 === 1;
    const key = isAdjoint ? det * det : k ** 3 * det;
    return {
      frames: [
        `A is a 3 × 3 matrix with determinant ${det}. What is the determinant of ${k}A?`,
        `A is a square matrix of order 3 with |A| = ${det}. What is the determinant of its adjoint?`,
      ],
      ...numeric(
        grouped,
        key,
        isAdjoint
          ? [
              [det, "taking the adjoint to have the same determinant"],
              [det ** 3, "raising the determinant to the order of the matrix"],
              [3 * det, "multiplying by the order"],
              [2 * det, "multiplying by the order less 1"],
              [det * det * det * det, "squaring once too often"],
              [det * det - 1, "a slip in the formula"],
            ]
          : [
              [k * det, "taking the factor out once only"],
              [k * k * det, "treating it as a 2 × 2 matrix"],
              [(k * det) ** 3, "raising the determinant to the third power as well"],
              [3 * k * det, "multiplying by the order"],
              [k ** 3 + det, "adding in place of multiplying"],
              [k ** 4 * det, "a slip of one in the exponent"],
            ],
        0,
      ),
      because: isAdjoint
        ? `For order n, |adj A| = |A| to the power n − 1, here ${det}² = ${key}.`
        : `Each of the three rows gives a factor ${k}: ${k}³ × ${det} = ${grouped(key)}.`,
    };
  },
};

const polynomialOfMatrix: Family = {
  name: "polynomial-of-matrix",
  topic,
  level: 2,
  draft: (draw) => {
    const [a, b, c, d] = [draw.int(1, 5), draw.int(1, 4), -draw.int(1, 4), draw.int(1, 5)];
    const [trace, det] = [a + d, a * d - b * c];
    if (a === d) return undefined;
    return {
      frames: [
        `The matrix A with rows ${pair(a, b)} and ${pair(c, d)} satisfies A² − ${trace}A + kI = 0. What is k?`,
        `For the matrix A with rows ${pair(a, b)} and ${pair(c, d)} and the identity matrix I, A² = ${trace}A − kI. What is the value of k?`,
      ],
      ...numeric(signed, det, [
        [a * d + b * c, "adding the two products of the determinant"],
        [-det, "losing the sign of the determinant"],
        [trace, "giving the sum on the main diagonal"],
        [a * c - b * d, "multiplying the wrong entries"],
        [a * d, "leaving out the second product"],
        [a * a + b * c, "giving an entry of A²"],
      ]),
      because: `The first entry of A² is ${signed(a * a + b * c)}, so ${signed(a * a + b * c)} − ${trace} × ${a} + k = 0 and k = ${det}, the determinant of A.`,
    };
  },
};

export const matricesAndDeterminants: readonly Family[] = [
  entryOfProduct,
  determinantOfMultiple,
  polynomialOfMatrix,
];
