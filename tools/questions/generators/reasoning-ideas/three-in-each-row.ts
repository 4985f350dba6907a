import { drawMatrix, drawOption } from "../../figures/series";
import type { Shape } from "../../figures/shape";
import { range } from "../whole";
import { at, puzzle, some } from "./puzzle";
import { fills, shapes } from "./shape-parts";

const sizes: Readonly<Record<string, number>> = { small: 0.35, middling: 0.55, large: 0.82 };

const oneShape = (text: string): Shape[] => {
  const [size = "", fill = "", shape = ""] = text.split(" ");
  return [
    {
      shape: shapes.find((one) => one === shape) ?? "circle",
      fill: fills[fill] ?? "white",
      size: sizes[size] ?? 0.5,
    },
  ];
};

/** Three shapes, three fillings and three sizes: each once in each row and column. */
export const latinMatrix = puzzle("three-in-each-row", (draw, _, hard) => {
  const [forms, grounds, large] = [
    some(draw, shapes, 3),
    some(draw, hard === 0 ? ["white", "black", "grey"] : ["white", "striped", "black", "grey"], 3),
    draw.shuffle(Object.keys(sizes)),
  ];
  const steps = draw.shuffle([1, 2, 1]);
  const cellAt = (r: number, c: number, by: readonly number[] = [0, 0, 0]): string => {
    const pickOf = (list: readonly string[], index: number): string =>
      at(list, (c + r * at(steps, index) + at(by, index)) % 3);
    return `${hard === 0 ? "large" : pickOf(large, 2)} ${pickOf(grounds, 1)} ${pickOf(forms, 0)}`;
  };
  const [gr, gc] = [draw.int(0, 2), draw.int(0, 2)];
  const rows = range(0, 2).map((r) => range(0, 2).map((c) => (r === gr && c === gc ? "?" : cellAt(r, c))));
  return {
    frames: [
      "By the rule of rows and columns, which figure is missing?",
      "Which figure completes the matrix?",
    ],
    key: cellAt(gr, gc),
    slips: [
      [cellAt(gr, gc, [1, 0, 0]), "repeats a shape of its row"],
      [cellAt(gr, gc, [0, 1, 0]), "repeats a filling of its row"],
      [cellAt(gr, gc, [0, 0, 1]), "repeats a size of its row"],
      [cellAt(gr, gc, [2, 0, 0]), "has a shape that its column has already"],
      [cellAt(gr, gc, [0, 2, 0]), "has a filling that its column has already"],
    ],
    because: `Every row and every column has each shape, each filling${hard === 0 ? "" : " and each size"} once. What is missing is the ${cellAt(gr, gc)}.`,
    figure: {
      alt: `A matrix of three rows: ${rows.map((row) => row.join(", ")).join("; ")}`,
      draw: (alt) =>
        drawMatrix({
          alt,
          rows: rows.map((row) => row.map((cell) => (cell === "?" ? "?" : oneShape(cell)))),
        }),
    },
    picture: (option) => drawOption({ alt: option, cell: oneShape(option) }),
    isWords: true,
  };
});
