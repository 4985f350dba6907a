import { drawGeometry } from "../../figures/geometry";
import type { Family } from "../family";
import { familiesOf, tidy } from "../quick-family";
import { hcf } from "../whole";
import { grouped } from "../words";

const make = familiesOf("Ratio and Mixtures");

/** 6 : 4 : 3, with no factor in common. */
function proportion(...terms: readonly number[]): string {
  const divisor = terms.reduce((common, term) => hcf(common, term));
  return terms.map((term) => term / divisor).join(" : ");
}

/** The families of the topic Ratio and Mixtures. */
export const ratioAndMixtures: readonly Family[] = [
  make("area-of-a-small-triangle", 3, (draw) => {
    const [p, q, r, s] = [draw.int(1, 3), draw.int(1, 4), draw.int(1, 3), draw.int(1, 3)];
    const whole = (p + q) * (r + s) * draw.int(1, 4);
    const key = (whole * p * s) / ((p + q) * (r + s));
    if (p === q || r === s || whole > 90 || whole < 20) return undefined;
    const foot: readonly [number, number] = [(10 * p) / (p + q), 0];
    const inner: readonly [number, number] = [4 + ((foot[0] - 4) * r) / (r + s), 7 - (7 * r) / (r + s)];
    return {
      asks: [
        `In the drawing BD : DC = ${p} : ${q} and AE : ED = ${r} : ${s}. The area of triangle ABC is ${whole} cm². What is the area of triangle BDE, in square centimetres?`,
        `A farmer divides the field ABC of ${whole} hectares so that BD : DC = ${p} : ${q} and AE : ED = ${r} : ${s}. How large is the part BDE, in hectares?`,
      ],
      key,
      slips: [
        [tidy((whole * p) / (p + q)), "stopped at the triangle ABD"],
        [tidy((whole * p * r) / ((p + q) * (r + s))), "found the triangle ABE"],
        [tidy((whole * q * s) / ((p + q) * (r + s))), "found the triangle on the other side of D"],
        [tidy((whole * s) / (r + s)), "left the division of BC out"],
        [tidy((whole * p * s) / (q * r)), "divided by the other terms, not by the sums"],
      ],
      way: `Triangles of one height are as their bases: ABD is ${p}/${p + q} of ABC, and BDE is ${s}/${r + s} of ABD. So it is ${whole} × ${p}/${p + q} × ${s}/${r + s} = ${key}.`,
      figure: {
        alt: `A triangle ABC with D on BC and E on AD; BE is drawn as well`,
        draw: (alt) =>
          drawGeometry({
            alt,
            points: { A: [4, 7], B: [0, 0], C: [10, 0], D: foot, E: inner },
            strokes: ["ABCA", "AD", "BE"],
          }),
      },
    };
  }),
  make("sum-against-difference", 1, (draw) => {
    const [a, b] = [draw.int(3, 9), draw.int(2, 7)];
    if (a <= b || hcf(a, b) > 1) return undefined;
    const [sum, gap] = proportion(a + b, a - b).split(" : ");
    return {
      frames: [
        `The sum and the difference of two numbers are in the ratio ${sum} : ${gap}. What is the ratio of the larger number to the smaller?`,
        `With the stream a boat makes x + y km in an hour, against it x − y. The two are in the ratio ${sum} : ${gap}. What is x : y?`,
      ],
      key: proportion(a, b),
      slips: [
        [proportion(a + b, a - b), "took the given ratio over"],
        [proportion(b, a), "wrote the ratio the wrong way round"],
        [proportion(a + a, a - b), "halved only one of the two terms"],
        [proportion(a + b, b), "took the sum for the first number"],
      ],
      because: `Sum and difference of ${sum} and ${gap} are as 2x to 2y. They are ${Number(sum) + Number(gap)} and ${Number(sum) - Number(gap)}, so x : y = ${proportion(a, b)}.`,
    };
  }),
  make("ratio-from-a-quadratic", 1, (draw) => {
    const [p, q, r, s]: readonly [number, number, number, number] = draw.one([
      [3, 2, 1, 4],
      [2, 1, 1, 3],
      [3, 1, 2, 3],
      [5, 2, 1, 2],
      [4, 3, 1, 2],
      [5, 3, 2, 3],
      [3, 2, 2, 5],
    ] as const);
    // (qx − py)(sx − ry) = 0
    const [a, b, c] = [q * s, q * r + p * s, p * r];
    const form = `${a === 1 ? "" : a}x² − ${b}xy + ${c === 1 ? "" : c}y²`;
    return {
      frames: [
        `If x is greater than y, both are above 0, and ${form} = 0, what is x : y?`,
        `The length x and the width y of a sheet satisfy ${form} = 0, and x is greater than y. What is the ratio of length to width?`,
      ],
      key: proportion(p, q),
      slips: [
        [proportion(r, s), "took the solution with the smaller x"],
        [proportion(q, p), "turned the ratio round"],
        [proportion(s, r), "turned the other solution round"],
        [proportion(a, c), "compared the first and the last coefficient"],
        [proportion(b, a), "took the sum of both solutions"],
      ],
      because: `It is (${q === 1 ? "" : q}x − ${p === 1 ? "" : p}y)(${s === 1 ? "" : s}x − ${r === 1 ? "" : r}y) = 0, so x : y is ${proportion(p, q)} or ${proportion(r, s)}. Only ${proportion(p, q)} has the greater x.`,
    };
  }),
  make("half-and-half-by-water", 3, (draw) => {
    const [a, b] = draw.one([
      [5, 3],
      [3, 2],
      [7, 3],
      [2, 1],
      [3, 1],
      [4, 1],
      [5, 1],
      [9, 5],
      [7, 5],
    ] as const);
    const whole = draw.int(1, 6) * 2 * a * (a + b);
    const key = tidy((whole * (a - b)) / (2 * a));
    if (whole > 150 || whole < 20) return undefined;
    return {
      asks: [
        `A can holds ${whole} litres of syrup and water in the ratio ${a} : ${b}. How many litres must be drawn off and replaced by water to make the ratio 1 : 1?`,
        `A cooling tank has ${whole} litres of coolant and water, ${a} : ${b}. How much of it must a mechanic replace by pure water so that both parts are equal, in litres?`,
      ],
      key,
      slips: [
        [tidy((whole * (a - b)) / (2 * (a + b))), "took away only half the difference, as if it were pure"],
        [tidy((whole * (a - b)) / (a + b)), "found the difference between the two parts"],
        [tidy((whole * b) / (a + b)), "found the water at the start"],
        [tidy(whole / 2), "replaced half of everything"],
      ],
      way: `The part left must be ${whole / 2} litres, and at first it is ${tidy((whole * a) / (a + b))}. So the share ${b + a}/${2 * a} of the whole stays, and ${key} litres are replaced.`,
    };
  }),
  make("varies-with-a-square", 2, (draw, turn) => {
    const [k, rows] = [
      draw.one([2, 3, 4, 5, 6]),
      [0, 1, 2].map(() => [draw.int(2, 9), draw.int(2, 6)] as const),
    ];
    const value = ([x, y]: readonly [number, number]): number => k * x * y * y;
    const [, , last = [1, 1]] = rows;
    const [first = [1, 1]] = rows;
    const key = value(last);
    if (new Set(rows.map(([x]) => x)).size < 3 || new Set(rows.map(([, y]) => y)).size < 3 || key > 900)
      return undefined;
    return {
      asks: [
        "In the table z varies directly as x and as the square of y. Which number is missing?",
        "The energy of a moving cart varies directly as its mass and as the square of its speed. Which number is missing in the table?",
      ],
      key,
      slips: [
        [
          tidy((value(first) * last[0] * last[1]) / (first[0] * first[1])),
          "forgot to square the ratio of the second quantity",
        ],
        [
          tidy((value(first) * last[0] ** 2 * last[1]) / (first[0] ** 2 * first[1])),
          "squared the ratio of the wrong quantity",
        ],
        [tidy((value(first) * last[1] ** 2) / first[1] ** 2), "left the first quantity out"],
        [
          tidy((value(first) * first[0] * last[1] ** 2) / (last[0] * first[1] ** 2)),
          "turned the ratio of the first quantity round",
        ],
      ],
      way: `${grouped(value(first))} ÷ (${first[0]} × ${first[1]}²) = ${k} in the first row. So it is ${k} × ${last[0]} × ${last[1]}² = ${key}.`,
      table: {
        head: turn % 2 === 0 ? ["x", "y", "z"] : ["Mass (kg)", "Speed (m/s)", "Energy (units)"],
        rows: rows.map((entry, index) => [
          String(entry[0]),
          String(entry[1]),
          index === 2 ? "?" : grouped(value(entry)),
        ]),
      },
    };
  }),
];
