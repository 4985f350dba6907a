import { signed } from "../algebra-words";
import type { Family } from "../family";
import { numeric } from "../signed-slips";
import { grouped } from "../words";

const topic = "Matrices and Determinants";

const pair = (a: number, b: number): string => `(${signed(a)}, ${signed(b)})`;

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
              [det, "took the adjoint to have the same determinant"],
              [det ** 3, "raised the determinant to the order of the matrix"],
              [3 * det, "multiplied by the order"],
              [2 * det, "multiplied by the order less 1"],
              [det * det * det * det, "squared once too often"],
            ]
          : [
              [k * det, "took the factor out once only"],
              [k * k * det, "treated it as a 2 × 2 matrix"],
              [(k * det) ** 3, "raised the determinant to the third power as well"],
              [3 * k * det, "multiplied by the order"],
              [k ** 3 + det, "added in place of multiplying"],
            ],
      ),
      because: isAdjoint
        ? `For order n, |adj A| = |A| to the power n − 1, here ${det}² = ${key}.`
        : `Each of the three rows gives a factor ${k}: ${k}³ × ${det} = ${grouped(key)}.`,
    };
  },
};

const polynomialOfMatrix: Family = {
  name: "matrix-and-its-own-equation",
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
        [a * d + b * c, "added the two products of the determinant"],
        [-det, "lost the sign of the determinant"],
        [trace, "gave the sum on the main diagonal"],
        [a * c - b * d, "multiplied the wrong entries"],
        [a * d, "left out the second product"],
        [a * a + b * c, "gave an entry of A²"],
      ]),
      because: `The first entry of A² is ${signed(a * a + b * c)}, so ${signed(a * a + b * c)} − ${trace} × ${a} + k = 0 and k = ${det}, the determinant of A.`,
    };
  },
};

export const matricesAndDeterminants: readonly Family[] = [determinantOfMultiple, polynomialOfMatrix];
