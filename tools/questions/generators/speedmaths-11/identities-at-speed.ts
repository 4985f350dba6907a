import { ratio } from "../algebra-words";
import type { Family } from "../family";
import { everyOther, familiesOf } from "../quick-family";
import { rightTriangles } from "../right-triangles";
import { grouped } from "../words";

const make = familiesOf("Identities at Speed");

/** Sine and cosine of the angles that are known by heart. */
const known: Readonly<Record<number, readonly [string, string] | undefined>> = {
  30: ["1/2", "√3/2"],
  45: ["√2/2", "√2/2"],
  60: ["√3/2", "1/2"],
  90: ["1", "0"],
  120: ["√3/2", "−1/2"],
};

/** The families of the topic Identities at Speed. */
export const identitiesAtSpeed: readonly Family[] = [
  make("twice-the-angle", 1, (draw, turn) => {
    const [a, b, c] = draw.one([
      [3, 4, 5],
      [5, 12, 13],
      [8, 15, 17],
      [7, 24, 25],
    ] as const);
    const isSine = turn % 2 === 0;
    const [sine, cosine] = [ratio(2 * a * b, c * c), ratio(b * b - a * a, c * c)];
    return {
      frames: [
        `A is an acute angle with sin A = ${a}/${c}. What is sin 2A?`,
        `The sine of an acute angle A is ${a}/${c}. What is the cosine of 2A?`,
      ],
      key: isSine ? sine : cosine,
      slips: isSine
        ? [
            [ratio(2 * a, c), "doubled the sine instead of the angle"],
            [ratio(a * b, c * c), "forgot the factor 2"],
            [cosine, "found the cosine of 2A"],
            [ratio(2 * a * a, c * c), "took the sine for the cosine as well"],
          ]
        : [
            [ratio(2 * b, c), "doubled the cosine instead of the angle"],
            [sine, "found the sine of 2A"],
            [ratio(a * a, c * c), "squared the sine and stopped"],
            [ratio(c * c - a * a, c * c), "took the square of the sine away only once"],
          ],
      because: isSine
        ? `cos A = ${b}/${c}, and sin 2A = 2 sin A cos A = 2 × ${a}/${c} × ${b}/${c} = ${sine}.`
        : `cos 2A = 1 − 2 sin² A = 1 − 2 × ${a * a}/${c * c} = ${cosine}.`,
    };
  }),
  make("two-angles-in-one", 1, (draw, turn) => {
    const [a, b] = draw.one(
      everyOther(
        [
          [75, 15],
          [75, 45],
          [67.5, 22.5],
          [52.5, 7.5],
          [37.5, 7.5],
          [82.5, 37.5],
        ] as const,
        turn,
      ),
    );
    const [plus, minus] = [known[a + b], known[a - b]];
    if (!plus || !minus) return undefined;
    const isSine = draw.int(0, 1) === 1;
    const text = isSine
      ? `sin ${a}° cos ${b}° − cos ${a}° sin ${b}°`
      : `cos ${a}° cos ${b}° + sin ${a}° sin ${b}°`;
    return {
      frames: [`What is ${text}?`, `Without a table, what is the value of ${text}?`],
      key: minus[isSine ? 0 : 1],
      slips: [
        [plus[isSine ? 0 : 1], "added the angles instead of subtracting them"],
        [
          minus[isSine ? 1 : 0],
          isSine ? "took the cosine of the difference" : "took the sine of the difference",
        ],
        [plus[isSine ? 1 : 0], "took the wrong formula and the wrong sign"],
        ["√2/2", "thought that the two products are equal"],
      ],
      because: `It is the ${isSine ? "sine" : "cosine"} of the difference, ${a}° − ${b}° = ${a - b}°. So the value is ${minus[isSine ? 0 : 1]}.`,
    };
  }),
  make("tangent-of-two-angles", 2, (draw, turn) => {
    const [m, n, isSum] = [draw.int(2, 4), draw.int(3, 8), turn % 2 === 0];
    const [over, under] = isSum ? [m + n, m * n - 1] : [n - m, m * n + 1];
    if (m >= n) return undefined;
    return {
      frames: [
        `If tan A = 1/${m} and tan B = 1/${n}, what is tan (A + B)?`,
        `One ramp rises by an angle A with tan A = 1/${m}, another by B with tan B = 1/${n}. What is tan (A − B)?`,
      ],
      key: ratio(over, under),
      slips: [
        [
          ratio(isSum ? m + n : n - m, m * n),
          isSum ? "added the two tangents" : "subtracted the two tangents",
        ],
        [ratio(isSum ? m + n : n - m, isSum ? m * n + 1 : m * n - 1), "took the wrong sign under the line"],
        [ratio(isSum ? n - m : m + n, isSum ? m * n + 1 : m * n - 1), "took the formula for the other sign"],
        [ratio(1, m * n), "multiplied the two tangents"],
      ],
      because: `tan (A ${isSum ? "+" : "−"} B) = (1/${m} ${isSum ? "+" : "−"} 1/${n}) ÷ (1 ${isSum ? "−" : "+"} 1/${m * n}) = ${isSum ? m + n : n - m}/${m * n} ÷ ${under}/${m * n} = ${ratio(over, under)}.`,
    };
  }),
  make("sixth-powers-of-sine-and-cosine", 3, (draw) => {
    const [p, q] = draw.one([
      [1, 2],
      [1, 3],
      [1, 4],
      [2, 5],
      [1, 5],
      [3, 10],
      [2, 7],
      [3, 8],
    ] as const);
    const rest = (factor: number): string => ratio(q * q - factor * p * p, q * q);
    return {
      frames: [
        `An angle A has sin A cos A = ${p}/${q}. What is the value of sin⁶ A + cos⁶ A?`,
        `The product of the sine and the cosine of an angle is ${p}/${q}. What do their sixth powers add up to?`,
      ],
      key: rest(3),
      slips: [
        [rest(2), "found the sum of the fourth powers"],
        [rest(1), "took the square of the product away only once"],
        [q > 3 * p ? ratio(q - 3 * p, q) : "", "forgot to square the product"],
        ["1", "thought that the sum stays 1 for every power"],
        [rest(-3), "added three times the square instead of subtracting"],
      ],
      because: `With s = sin² A and c = cos² A, s + c = 1 and s³ + c³ = 1 − 3sc. As sc = ${p * p}/${q * q}, it is ${rest(3)}.`,
    };
  }),
  make("modulus-of-a-product", 1, (draw) => {
    const [[a, b, r], [c, d, s]] = [
      draw.one(rightTriangles.slice(0, 4)),
      draw.one(rightTriangles.slice(0, 4)),
    ];
    if (r === s) return undefined;
    return {
      asks: [
        `With i² = −1, what is the modulus of (${a} + ${b}i)(${c} − ${d}i)?`,
        `Two complex numbers are ${a} + ${b}i and ${c} − ${d}i. How far does their product lie from the origin?`,
      ],
      key: r * s,
      slips: [
        [r + s, "added the two moduli"],
        [a * c + b * d, "found only the real part of the product"],
        [(a + b) * (c + d), "added the parts of each number and took no roots"],
        [Math.abs(b * c - a * d), "found only the imaginary part of the product"],
      ],
      way: `The moduli multiply: √(${a}² + ${b}²) × √(${c}² + ${d}²) = ${r} × ${s} = ${grouped(r * s)}.`,
    };
  }),
];
