import { drawGeometry } from "../../figures/geometry";
import type { Family } from "../family";
import { familiesOf } from "../quick-family";

const make = familiesOf("Square and Cube Roots");

const hundredths = (value: number): number => Number(value.toFixed(2));
const tenths = (value: number): number => Number(value.toFixed(1));

/** Whole numbers a, b, c with a² + b² = c². */
const triples = [
  [3, 4, 5],
  [5, 12, 13],
  [8, 15, 17],
  [7, 24, 25],
  [20, 21, 29],
] as const;

/** The families of the topic Square and Cube Roots. */
export const squareAndCubeRoots: readonly Family[] = [
  make("root-to-a-tenth", 1, (draw) => {
    const [n, parts] = [draw.int(8, 14), draw.one([2, 3, 4, 6, 7, 8])];
    const under = n * n + Math.round((2 * n * parts) / 10);
    const key = tenths(Math.sqrt(under));
    const isMiddle = Math.abs(Math.sqrt(under) - key) < 0.03;
    if (!isMiddle || Number.isInteger(key)) return undefined;
    return {
      asks: [
        `Which number is closest to √${under}?`,
        `A square tile of area ${under} cm² is laid along a wall. Which number of centimetres is closest to its side?`,
      ],
      key,
      hasDecimals: true,
      slips: [
        [tenths(n + (under - n * n) / n), "divided the rest by the root, not by twice the root"],
        [tenths(n + (under - n * n) / 10), "wrote the rest behind the point as tenths"],
        [tenths(under / 10), "divided by ten instead of taking the root"],
        [n + 0.5, "took half for the rest, however large it is"],
        [n + 1, "took the next whole number"],
      ],
      way: `${n}² = ${n * n}, which leaves ${under - n * n}. Sharing it by 2 × ${n} gives about ${hundredths((under - n * n) / (2 * n))}, so the root is about ${key}.`,
    };
  }),
  make("two-roots-multiplied", 1, (draw) => {
    const [common, a, b] = [draw.one([2, 3, 5, 6, 7]), draw.int(2, 5), draw.int(3, 8)];
    if (a >= b) return undefined;
    const [first, second, key] = [common * a * a, common * b * b, common * a * b];
    return {
      asks: [
        `What is √${first} × √${second}?`,
        `A rectangle has sides of √${first} cm and √${second} cm. How many square centimetres is its area?`,
      ],
      key,
      slips: [
        [key * key, "multiplied the numbers and forgot the root"],
        [first + second, "added the numbers under the roots"],
        [a * b, "lost the factor that both roots share"],
        [common * common * a * b, "squared the shared factor"],
        [common * (a + b), "added the two outside factors"],
      ],
      way: `√${first} = ${a}√${common} and √${second} = ${b}√${common}, so the product is ${a} × ${b} × ${common} = ${key}.`,
    };
  }),
  make("shortcut-across", 2, (draw) => {
    const [[a, b, c], times] = [draw.one(triples), draw.one([3, 4, 5, 6])];
    const [width, height, diagonal] = [b * times, a * times, c * times];
    return {
      asks: [
        "Meera walks straight from A to C across the park instead of along its two sides. How many metres does she save?",
        "A wire runs along AB and BC. A new one runs straight from A to C. By how many metres is the new one shorter?",
      ],
      key: width + height - diagonal,
      slips: [
        [diagonal, "stopped at the length of the straight way"],
        [width - height, "subtracted one side from the other"],
        [diagonal - width, "compared the straight way with the longer side alone"],
        [diagonal - height, "compared the straight way with the shorter side alone"],
        [2 * (width + height - diagonal), "counted the way there and back"],
      ],
      way: `AC = √(${width}² + ${height}²) = ${diagonal} m. The two sides are ${width + height} m, so ${width + height - diagonal} m are saved.`,
      figure: {
        alt: `A rectangle ABCD with AB ${width} m and BC ${height} m, and its diagonal AC`,
        draw: (alt) =>
          drawGeometry({
            alt,
            points: { A: [0, 0], B: [width, 0], C: [width, height], D: [0, height], Z: [width * 1.2, 0] },
            unnamed: ["Z"],
            strokes: ["ABCDA"],
            dashed: ["AC"],
            lengths: [
              { at: "AB", text: `${width} m` },
              { at: "BC", text: `${height} m` },
            ],
          }),
      },
    };
  }),
  make("largest-surd", 3, (draw) => {
    const surds = draw
      .shuffle([
        [2, 7],
        [3, 3],
        [1, 29],
        [4, 2],
        [2, 6],
        [3, 5],
        [1, 41],
        [5, 2],
        [2, 11],
        [1, 47],
        [4, 3],
        [2, 13],
        [1, 53],
      ] as const)
      .slice(0, 4)
      .map(([out, under]) => ({ text: `${out > 1 ? out : ""}√${under}`, under, square: out * out * under }))
      .toSorted((x, y) => y.square - x.square);
    const [best, ...others] = surds;
    const largest = Math.max(...surds.map(({ under }) => under));
    const isTight = others.every(({ square }) => (best?.square ?? 0) - square <= 14);
    if (!best || !isTight || best.under === largest || new Set(surds.map(({ square }) => square)).size < 4)
      return undefined;
    return {
      frames: [
        "Which of these numbers is the largest?",
        "Four ropes have these lengths in metres. Which length is the greatest?",
      ],
      key: best.text,
      slips: others.map(({ text, under, square }) => [
        text,
        under === largest
          ? `went by the number under the root, its square is ${square}`
          : `its square is only ${square}`,
      ]),
      because: `Compare the squares: ${surds.map(({ text, square }) => `${text} gives ${square}`).join(", ")}.`,
    };
  }),
];
