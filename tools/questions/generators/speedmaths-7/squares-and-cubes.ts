import { drawGeometry } from "../../figures/geometry";
import type { Family } from "../family";
import { familiesOf } from "../quick-family";
import { picture } from "../quick-pictures";
import { grouped } from "../words";
import { fromSquareToSquare } from "./from-square-to-square";

const make = familiesOf("Squares and Cubes");

/** The families of the topic Squares and Cubes. */
export const squaresAndCubes: readonly Family[] = [
  make("square-by-its-last-digit", 1, (draw, turn) => {
    const root = draw.one([43, 46, 54, 56, 57, 61, 66, 69, 71, 73, 79, 81, 84, 87, 89]);
    const square = root * root;
    const near = (ending: number): string =>
      grouped(Math.round(square / 10 + draw.int(-30, 30)) * 10 + ending);
    const [odd, even] = draw
      .shuffle([3, 7])
      .concat(draw.shuffle([2, 8]))
      .filter((_, i) => i % 2 === 0);
    return {
      frames: [
        "Only one of these numbers can be a perfect square. Which one is it?",
        "A square garden has as many rows of plants as plants in a row. Which of these can be the number of plants?",
      ],
      key: grouped(square),
      slips: [
        [near(odd ?? 3), `no square ends in ${odd ?? 3}`],
        [near(even ?? 2), `no square ends in ${even ?? 2}`],
        [
          grouped(Math.floor(square / 100) * 100 + (turn % 2 === 0 ? 40 : 60)),
          "a square that ends in 0 ends in two zeros",
        ],
      ],
      because: `Squares end in 0, 1, 4, 5, 6 or 9, and those of tens in two zeros. So only ${grouped(square)} is left, which is ${root}².`,
      isWords: true,
    };
  }),
  make("square-cut-from-a-square", 2, (draw) => {
    const [a, b] = draw.one([
      [17, 13],
      [26, 14],
      [28, 12],
      [35, 15],
      [24, 16],
      [23, 17],
      [31, 19],
      [18, 12],
    ] as const);
    return {
      asks: [
        "The dashed square is cut from the corner of a square sheet. All lengths are in centimetres. How many square centimetres are left?",
        "A square plot has a square pond in its corner, drawn with dashes. Lengths are in metres. How many square metres are not pond?",
      ],
      key: (a + b) * (a - b),
      slips: [
        [(a - b) ** 2, "squared the difference of the sides"],
        [a * (a - b), "took one strip along the edge only"],
        [a * a + b * b, "added the two squares"],
        [2 * b * (a - b), "left the corner between the strips out"],
      ],
      way: `${a}² − ${b}² = (${a} + ${b}) × (${a} − ${b}) = ${a + b} × ${a - b} = ${(a + b) * (a - b)}.`,
      figure: picture(
        drawGeometry,
        `A square with sides of ${a}; in one corner of it a square with sides of ${b} is drawn with dashes`,
        {
          points: {
            A: [0, 0],
            B: [a, 0],
            C: [a, a - b],
            D: [a - b, a - b],
            E: [a - b, a],
            F: [0, a],
            G: [a, a],
          },
          unnamed: ["A", "B", "C", "D", "E", "F", "G"],
          strokes: ["ABCDEFA"],
          dashed: ["CGE"],
          lengths: [
            { at: "AB", text: String(a) },
            { at: "GC", text: String(b) },
          ],
        },
      ),
    };
  }),
  make("squares-by-sum-and-difference", 3, (draw) => {
    const [sum, gap] = [draw.int(3, 9) * 20, draw.int(3, 12) * 2];
    return {
      asks: [
        `Two numbers add up to ${sum}, and their difference is ${gap}. By how much do their squares differ?`,
        `The sides of two square plots are ${sum} m together, and one side is ${gap} m longer. By how many square metres do the areas differ?`,
      ],
      key: sum * gap,
      slips: [
        [gap * gap, "squared the difference"],
        [sum * sum - gap * gap, "took the square of one from that of the other"],
        [(sum * gap) / 2, "multiplied by half of the difference"],
        [sum * gap * 2, "counted both squares"],
        [sum + gap, "added the sum and the difference"],
      ],
      way: `a² − b² = (a + b) × (a − b). So it is ${sum} × ${gap} = ${grouped(sum * gap)}, and neither number is needed.`,
    };
  }),
  ...fromSquareToSquare,
];
