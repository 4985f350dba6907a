import { ratio } from "../algebra-words";
import type { Family } from "../family";
import { everyOther, familiesOf } from "../quick-family";
import { grouped } from "../words";

const make = familiesOf("Simplification");

/** The families of the topic Simplification. */
export const simplification: readonly Family[] = [
  make("determinant-of-near-numbers", 1, (draw) => {
    const m = draw.one([50, 100, 200]);
    const [a, b, c, d] = [draw.int(1, 4), draw.int(1, 4), draw.int(1, 4), draw.int(1, 4)];
    const [p, q, r, s] = [m + a, m - b, m - c, m + d];
    const key = p * s - q * r;
    if (new Set([p, q, r, s]).size < 4) return undefined;
    return {
      asks: [
        `What is the determinant of the matrix with the rows ${p}, ${q} and ${r}, ${s}?`,
        `Two sides of a parallelogram are the vectors (${p}, ${q}) and (${r}, ${s}). How many square units is its area?`,
      ],
      key,
      slips: [
        [p * s + q * r, "added the two products"],
        [Math.abs(p * q - r * s), "multiplied along the rows"],
        [Math.abs(p * r - q * s), "multiplied down the columns"],
        [m * (a + b + c + d), "left the products of the small parts out"],
        [m * (a + d - b - c), "took the products of the parts with one sign"],
      ],
      way: `${p} × ${s} − ${q} × ${r} = ${m} × ${a + b + c + d} + ${a * d} − ${b * c} = ${grouped(key)}, as the two squares of ${m} cancel.`,
    };
  }),
  make("matrix-to-a-high-power", 2, (draw, turn) => {
    const [a, n, isLower] = [draw.int(2, 9), draw.int(8, 30), turn % 2 === 1];
    return {
      asks: [
        `A is the matrix with the rows 1, ${a} and 0, 1. Which number stands at the top right of A${String(n).replaceAll(/./g, (d) => "⁰¹²³⁴⁵⁶⁷⁸⁹".charAt(Number(d)))}?`,
        `A drawing program multiplies the matrix with the rows 1, 0 and ${a}, 1 by itself until there are ${n} factors. Which number stands at the bottom left of the product?`,
      ],
      key: a * n,
      slips: [
        [a + n, "added the exponent to the entry"],
        [a * (n - 1), "counted one factor too few"],
        [a * (n + 1), "counted one factor too many"],
        [a * a * n, "squared the entry on the way"],
        [n, isLower ? "wrote the number of factors" : "wrote the exponent"],
      ],
      way: `Each further factor adds ${a} to that entry and leaves the others alone. With ${n} factors it is ${n} × ${a} = ${a * n}.`,
    };
  }),
  make("determinant-of-a-multiple", 2, (draw, turn) => {
    const [order, k, d] = [3 - (turn % 2), draw.int(2, 5), draw.int(2, 7)];
    if (k === d) return undefined;
    return {
      asks: [
        `A is a matrix of order ${order} with |A| = ${d}. What is the determinant of ${k}A²?`,
        `The matrix A of order ${order} has the determinant ${d}. What is |${k}A²|?`,
      ],
      key: k ** order * d * d,
      slips: [
        [k * d * d, "took the factor out only once"],
        [k ** order * d, "forgot to square the determinant"],
        [
          (k * d) ** 2 === k ** order * d * d ? k ** 3 * d * d : (k * d) ** 2,
          order === 2 ? "took the order for 3" : "squared the factor with the determinant",
        ],
        [(k * d) ** order, "raised the determinant to the order as well"],
        [2 * k ** order * d, "doubled the determinant instead of squaring it"],
      ],
      way: `The factor comes out of each of ${order} rows, and |A²| = |A|²: ${k ** order} × ${d * d} = ${grouped(k ** order * d * d)}.`,
    };
  }),
  make("tangent-of-a-double-inverse", 1, (draw) => {
    const n = draw.int(3, 9);
    return {
      frames: [
        `What is tan (2 tan⁻¹ (1/${n}))?`,
        `An angle has the tangent 1/${n}. What is the tangent of twice the angle?`,
      ],
      key: ratio(2 * n, n * n - 1),
      slips: [
        [ratio(2, n), "doubled the tangent instead of the angle"],
        [ratio(2 * n, n * n + 1), "found the sine of the double angle"],
        [ratio(n * n - 1, 2 * n), "turned the fraction round"],
        [ratio(n * n - 1, n * n + 1), "found the cosine of the double angle"],
      ],
      because: `tan 2A = 2t/(1 − t²) with t = 1/${n}: ${ratio(2, n)} ÷ ${ratio(n * n - 1, n * n)} = ${ratio(2 * n, n * n - 1)}.`,
    };
  }),
  make("sine-of-two-inverses", 3, (draw, turn) => {
    const [[a, b, c], [p, q, r]] = draw.one(
      everyOther(
        [
          [
            [3, 4, 5],
            [5, 12, 13],
          ],
          [
            [4, 3, 5],
            [8, 15, 17],
          ],
          [
            [3, 4, 5],
            [7, 24, 25],
          ],
          [
            [5, 12, 13],
            [8, 15, 17],
          ],
          [
            [4, 3, 5],
            [12, 5, 13],
          ],
        ] as const,
        turn,
      ),
    );
    const whole = c * r;
    return {
      frames: [
        `What is sin (tan⁻¹ (${a}/${b}) + cos⁻¹ (${q}/${r}))?`,
        `A and B are acute with tan A = ${a}/${b} and cos B = ${q}/${r}. What is sin (A + B)?`,
      ],
      key: ratio(a * q + b * p, whole),
      slips: [
        [ratio(Math.abs(a * q - b * p), whole), "took the minus sign, as for a difference"],
        [ratio(Math.abs(b * q - a * p), whole), "found the cosine of the sum"],
        [ratio(b * q + a * p, whole), "multiplied sine by sine and cosine by cosine"],
        [ratio(a * q, whole), "left the second product out"],
      ],
      because: `The sines are ${a}/${c} and ${p}/${r}, the cosines ${b}/${c} and ${q}/${r}. ${a}/${c} × ${q}/${r} + ${b}/${c} × ${p}/${r} = ${ratio(a * q + b * p, whole)}.`,
    };
  }),
];
