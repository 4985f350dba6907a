import { surd } from "../algebra-words";
import { drawGeometry } from "../../figures/geometry";
import type { Family } from "../family";
import { familiesOf, tidy } from "../quick-family";
import { grouped } from "../words";

const make = familiesOf("Roots and Surds");

/** √6 + √5, 3 − √2: two roots as a sum or difference. */
const both = (a: number, sign: string, b: number): string => `${surd(1, a)} ${sign} ${surd(1, b)}`;

/** The families of the topic Roots and Surds. */
export const rootsAndSurds: readonly Family[] = [
  make("root-of-a-root", 2, (draw, turn) => {
    const [a, b] = draw.one([
      [6, 5],
      [7, 3],
      [5, 2],
      [7, 2],
      [10, 3],
      [6, 2],
      [11, 3],
      [5, 3],
      [7, 5],
      [13, 2],
    ] as const);
    const sign = turn % 2 === 0 ? "+" : "−";
    const times = a * b;
    const split = [2, 3].find((n) => times % n === 0 && times / n !== a && n !== b && times / n > n) ?? 1;
    return {
      frames: [
        `What is √(${a + b} ${sign} 2√${times})?`,
        `A square has an area of (${a + b} ${sign} 2√${times}) cm². How many centimetres long is its side?`,
      ],
      key: both(a, sign, b),
      slips: [
        [both(times / split, sign, split), "split the product and did not mind the sum"],
        [both(a + b, sign, 2), "took the root of each part alone"],
        [both(a, sign === "+" ? "−" : "+", b), "mixed up the sign in the middle"],
        [surd(1, a + b), "left the inner root out"],
      ],
      because: `${a} + ${b} = ${a + b} and ${a} × ${b} = ${times}, so (${both(a, sign, b)})² = ${a + b} ${sign} 2√${times}.`,
    };
  }),
  make("roots-that-close-up", 2, (draw) => {
    const [from, to] = [draw.int(1, 3), draw.int(5, 12)];
    const [first, last] = [from * from, to * to];
    const term = (n: number): string => `1/(√${n} + √${n + 1})`;
    return {
      asks: [
        `What is ${term(first)} + ${term(first + 1)} + ${term(first + 2)} + … + ${term(last - 1)}?`,
        `To which whole number do the fractions ${term(first)}, ${term(first + 1)}, ${term(first + 2)} and so on up to ${term(last - 1)} add up?`,
      ],
      key: to - from,
      slips: [
        [to, "forgot to take the first root away"],
        [last - first, "counted the fractions, or left the roots out"],
        [to + from, "added the two roots that are left"],
        [to - from - 1, "stopped one whole root too early"],
      ],
      way: `Each fraction is the difference of its roots, √${first + 1} − √${first} and so on. Only √${last} − √${first} = ${to} − ${from} = ${to - from} is left.`,
    };
  }),
  make("fourth-powers-of-surds", 3, (draw) => {
    const [a, b] = draw.one([
      [3, 2],
      [3, 1],
      [5, 1],
      [5, 2],
      [2, 1],
      [5, 3],
      [6, 1],
      [7, 2],
      [7, 1],
    ] as const);
    const inner = (sign: string): string => (b === 1 ? `(√${a} ${sign} 1)` : `(√${a} ${sign} √${b})`);
    const sum = (middle: number): number => 2 * (a * a + middle * a * b + b * b);
    return {
      asks: [
        `What is ${inner("+")}⁴ + ${inner("−")}⁴?`,
        `Two numbers are ${inner("+").slice(1, -1)} and ${inner("−").slice(1, -1)}. What is the sum of their fourth powers?`,
      ],
      key: sum(6),
      slips: [
        [sum(0), "added only the powers of the single roots"],
        [sum(2), "squared the sum of the squares’ parts and doubled"],
        [sum(6) / 2, "expanded one power and forgot to double"],
        [sum(4), "took the factor 4 for the middle term, not 6"],
        [4 * (a + b) ** 2, "squared the sum of the two squares"],
      ],
      way: `The odd terms cancel: 2(${a}² + 6 × ${a} × ${b} + ${b}²) = 2 × ${sum(6) / 2} = ${sum(6)}.`,
    };
  }),
  make("largest-sum-of-two-roots", 1, (draw) => {
    const whole = draw.one([14, 15, 16, 18, 20, 22, 24]);
    const [best, ...others] = draw
      .shuffle([1, 2, 3, 5, 6, 7, 8, 10, 11].filter((n) => 2 * n <= whole))
      .slice(0, 4)
      .toSorted((x, y) => y - x);
    const [second, third, least] = others;
    if (best === undefined || second === undefined || third === undefined || least === undefined)
      return undefined;
    const show = (n: number): string => `√${whole - n} + √${n}`;
    if (
      [best, ...others].some(
        (n) => [1, 2, 3, 4].includes(Math.sqrt(n)) || Number.isInteger(Math.sqrt(whole - n)),
      )
    )
      return undefined;
    return {
      frames: [
        "Which of these sums of two roots is the largest?",
        "Four paths have these lengths in kilometres. Which path is the longest?",
      ],
      key: show(best),
      slips: [
        [show(least), "went by the greatest single number under a root"],
        [show(second), "compared rounded roots instead of the squares"],
        [show(third), "thought that the farther apart, the larger the sum"],
      ],
      because: `Each square is ${whole} plus twice a root, and under it stand ${[best, second, third, least].map((n) => `${whole - n} × ${n} = ${(whole - n) * n}`).join(", ")}. The greatest product wins.`,
    };
  }),
  make("hexagon-with-root-three", 1, (draw) => {
    const r = draw.one([4, 6, 8, 10, 12, 20]);
    const corner = (k: number): readonly [number, number] => [
      Math.cos((k * Math.PI) / 3),
      Math.sin((k * Math.PI) / 3),
    ];
    const key = tidy(2 * 1.732 * r * r);
    const rounded = Math.round(key);
    return {
      asks: [
        "All sides and angles of the hexagon are equal. With √3 = 1.732, which number of square centimetres is closest to its area?",
        "A tile has the form of this regular hexagon. With √3 = 1.732, which number of square centimetres is closest to its area?",
      ],
      key: rounded,
      slips: [
        [Math.round(1.5 * 1.732 * r * r), "took the dashed line for the side"],
        [Math.round(4 * 1.732 * r * r), "forgot to halve base times height"],
        [Math.round(3 * 1.732 * r * r), "took √3 times the dashed line for the side"],
        [Math.round(3 * r * r), "took the dashed line for the base and the height"],
      ],
      way: `Half a side is ${r} ÷ √3, so each of six triangles has ${r}² ÷ √3. Together that is 2√3 × ${r * r} = 3.464 × ${r * r}, about ${grouped(rounded)}.`,
      figure: {
        alt: `A regular hexagon; a dashed line of ${r} cm goes from its centre to the middle of a side, at a right angle`,
        draw: (alt) =>
          drawGeometry({
            alt,
            points: {
              A: corner(0),
              B: corner(1),
              C: corner(2),
              D: corner(3),
              E: corner(4),
              F: corner(5),
              O: [0, 0],
              M: [0, Math.sqrt(0.75)],
            },
            strokes: ["ABCDEFA"],
            dashed: ["OM"],
            angles: [{ at: "OMB", right: true }],
            dots: ["O"],
            unnamed: ["A", "B", "C", "D", "E", "F", "O", "M"],
            lengths: [{ at: "OM", text: `${r} cm` }],
          }),
      },
    };
  }),
];
