import { drawGeometry } from "../../figures/geometry";
import type { Family } from "../family";
import { familiesOf, tidy } from "../quick-family";
import { grouped } from "../words";

const make = familiesOf("Identities at Speed");

/** The families of the topic Identities at Speed. */
export const identitiesAtSpeed: readonly Family[] = [
  make("squares-from-sum-and-product", 1, (draw) => {
    const [a, b] = [draw.int(2, 7), draw.int(5, 12)];
    const [sum, times] = [a + b, a * b];
    if (a >= b) return undefined;
    return {
      asks: [
        `If a + b = ${sum} and ab = ${times}, what is a² + b²?`,
        `A rectangle has an area of ${times} cm² and a perimeter of ${2 * sum} cm. What is the square of its diagonal, in cm²?`,
      ],
      key: sum * sum - 2 * times,
      slips: [
        [sum * sum, "squared the sum and forgot the middle term"],
        [sum * sum - times, "took the product away only once"],
        [sum * sum + 2 * times, "added twice the product instead of subtracting it"],
        [(b - a) ** 2, "found the square of the difference"],
      ],
      way: `a² + b² = (a + b)² − 2ab = ${sum * sum} − ${2 * times} = ${sum * sum - 2 * times}.`,
    };
  }),
  make("difference-with-reciprocal", 2, (draw) => {
    const n = draw.int(3, 9);
    return {
      asks: [
        `If x − 1/x = ${n}, what is the value of x² + 1/x²?`,
        `A number is larger than its reciprocal by ${n}. What is the sum of the squares of the two?`,
      ],
      key: n * n + 2,
      slips: [
        [n * n - 2, "took 2 away, as for a sum with the reciprocal"],
        [n * n, "squared and forgot the middle term"],
        [n * n + 4, "found the square of the sum"],
        [2 * n + 2, "doubled the difference instead of squaring it"],
      ],
      way: `Squaring gives x² − 2 + 1/x² = ${n * n}, so x² + 1/x² = ${n * n} + 2 = ${n * n + 2}.`,
    };
  }),
  make("three-cubes-with-sum-zero", 3, (draw) => {
    const [a, b] = [draw.int(7, 16), draw.int(4, 14)];
    const [whole, key] = [a + b, 3 * a * b * (a + b)];
    if (a === b) return undefined;
    return {
      asks: [
        `What is ${whole}³ − ${a}³ − ${b}³?`,
        `From a cube of edge ${whole} cm two cubes of edge ${a} cm and ${b} cm are sawn out. What volume is left, in cubic centimetres?`,
      ],
      key,
      slips: [
        [a * b * whole, "forgot the factor 3"],
        [3 * a * b, "left the third number out of the product"],
        [2 * a * b * whole, "took the factor 2, as for squares"],
        [6 * a * b * whole, "took the factor 6, for the number of faces"],
      ],
      way: `As ${whole} = ${a} + ${b}, the difference is 3 × ${a} × ${b} × ${whole} = ${grouped(key)}.`,
    };
  }),
  make("cubes-from-sum-and-product", 3, (draw) => {
    const [a, b] = [draw.int(1, 5), draw.int(4, 9)];
    const [sum, times] = [a + b, a * b];
    if (a >= b) return undefined;
    return {
      asks: [
        `If p + q = ${sum} and pq = ${times}, what is p³ + q³?`,
        `Two numbers have the sum ${sum} and the product ${times}. What is the sum of their cubes?`,
      ],
      key: a ** 3 + b ** 3,
      slips: [
        [sum ** 3, "cubed the sum and stopped"],
        [sum ** 3 - 3 * times, "took away 3pq and forgot its factor p + q"],
        [sum ** 3 - times * sum, "took pq(p + q) away once instead of three times"],
        [sum * (sum * sum - 2 * times), "multiplied the sum by the sum of the squares"],
        [sum ** 3 + 3 * times * sum, "added 3pq(p + q) instead of subtracting it"],
      ],
      way: `p³ + q³ = (p + q)³ − 3pq(p + q) = ${grouped(sum ** 3)} − 3 × ${times} × ${sum} = ${grouped(a ** 3 + b ** 3)}.`,
    };
  }),
  make("cubes-over-their-factor", 2, (draw, turn) => {
    const [a, b] = [draw.int(61, 97), draw.int(12, 39)];
    const isPlus = turn % 2 === 0;
    if ((isPlus ? a + b : a - b) % 10 !== 0) return undefined;
    const [sign, other] = isPlus ? ["+", "−"] : ["−", "+"];
    const key = isPlus ? a + b : a - b;
    return {
      asks: [
        `What is (${a}³ ${sign} ${b}³) ÷ (${a}² ${other} ${a} × ${b} + ${b}²)?`,
        `When ${a}³ ${sign} ${b}³ is divided by ${a}² ${other} ${a} × ${b} + ${b}², what is the quotient?`,
      ],
      key,
      slips: [
        [isPlus ? a - b : a + b, "took the wrong sign from the factor in the divisor"],
        [a * b, "thought that the product of the numbers is left"],
        [key * key, "took the square of the linear factor"],
        [isPlus ? a * a + b * b : a * a - b * b, "took cubes divided by one number for squares"],
      ],
      way: `a³ ${sign} b³ = (a ${sign} b)(a² ${other} ab + b²). The divisor cancels and ${a} ${sign} ${b} = ${key} is left.`,
    };
  }),
  make("cosine-from-sine", 1, (draw) => {
    const [[a, b, c], times] = [
      draw.one([
        [3, 4, 5],
        [4, 3, 5],
        [7, 24, 25],
      ] as const),
      draw.one([2, 3, 4]),
    ];
    const [sine, key] = [tidy(a / c), tidy(b / c)];
    return {
      asks: [
        "In this triangle sin A = BC ÷ AC and cos A = AB ÷ AC. What is the value of cos A?",
        "A ladder AC stands on the ground AB and leans against the wall BC. The cosine of angle A is AB ÷ AC. What is its value?",
      ],
      key,
      hasDecimals: true,
      slips: [
        [tidy(1 - sine), "subtracted the sine from 1 without squaring"],
        [tidy(1 - sine * sine), "forgot to take the root of 1 − sin² A"],
        [tidy(Math.round((a / b) * 100) / 100), "divided the two short sides"],
        [sine, "took BC ÷ AC, which is the sine"],
      ],
      way: `AB = √(${c * times}² − ${a * times}²) = ${b * times} cm, so cos A = ${b * times} ÷ ${c * times} = ${key}.`,
      figure: {
        alt: `A triangle ABC with a right angle at B, BC ${a * times} cm and AC ${c * times} cm`,
        draw: (alt) =>
          drawGeometry({
            alt,
            // Z keeps room for the length to the right.
            points: { A: [0, 0], B: [b, 0], C: [b, a], Z: [b * 1.2, 0] },
            unnamed: ["Z"],
            strokes: ["ABCA"],
            angles: [{ at: "ABC", right: true }],
            lengths: [
              { at: "BC", text: `${a * times} cm` },
              { at: "AC", text: `${c * times} cm` },
            ],
          }),
      },
    };
  }),
  make("one-and-only-zeros", 3, (draw, turn) => {
    const [nines, steps] = turn % 2 === 0 ? [draw.int(1, 2), 3] : [draw.int(1, 3), 2];
    const ten = (exponent: number): number => 10 ** exponent;
    const factors = [ten(nines) - 1, ten(nines) + 1, ten(2 * nines) + 1, ten(4 * nines) + 1]
      .slice(0, steps + 1)
      .map(grouped)
      .join(" × ");
    const key = nines * 2 ** steps;
    return {
      asks: [
        `${factors} + 1 is written as 1 with zeros behind it. How many zeros are there?`,
        `How many zeros follow the 1 in the value of ${factors} + 1?`,
      ],
      key,
      slips: [
        [key * 2, "squared once too often"],
        [key - 1, "counted the digits of a product and took one away"],
        [key / 2, "stopped one factor too early"],
        [nines * (2 ** steps + 1), "added the zeros of all factors and of the 1"],
        [key + 1, "counted the 1 in front as a zero"],
      ],
      way: `(x − 1)(x + 1) = x² − 1, and each further factor squares again. The product is 10 to the power ${key}, less 1, so ${key} zeros follow.`,
    };
  }),
];
