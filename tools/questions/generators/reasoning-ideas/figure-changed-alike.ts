import { polar } from "../../figures/points";
import { drawMatrix, drawOption } from "../../figures/series";
import type { Shape } from "../../figures/shape";
import { at, puzzle, some } from "./puzzle";
import { angle, fills, shapes, way } from "./shape-parts";

const nested = (text: string): Shape[] => {
  const [outer = "", inner = "", dot = ""] = text.split(", ");
  const [, fill = "", shape = ""] = outer.split(" ");
  const [ground = "", form = ""] = inner.replace("in it a ", "").split(" ");
  return [
    { shape: shapes.find((one) => one === shape) ?? "circle", fill: fills[fill] ?? "white", size: 0.62 },
    { shape: shapes.find((one) => one === form) ?? "circle", fill: fills[ground] ?? "white", size: 0.3 },
    { shape: "circle", fill: "black", size: 0.11, at: polar([0, 0], 1.18, angle(dot.replace("dot ", ""))) },
  ];
};

/** One figure becomes another; a third changes in the same way. */
export const figureAnalogy = puzzle("figure-changed-alike", (draw, _, hard) => {
  type Nest = {
    readonly outer: string;
    readonly inner: string;
    readonly fills: readonly [string, string];
    readonly dot: number;
  };
  const corner = (): number => draw.one([1, 3, 5, 7]);
  const nest = (forms: readonly string[]): Nest => {
    const [a = "", b = ""] = some(draw, ["white", "striped", "black", "grey"], 2);
    return { outer: at(forms, 0), inner: at(forms, 1), fills: [a, b], dot: corner() };
  };
  const forms = draw.shuffle(shapes.filter((one) => one !== "star"));
  const [first, second] = [nest(forms), nest(forms.slice(2))];
  const spin = draw.one([2, 4, -2]);
  // In the same or the opposite corner a turn of the dot and its mirror image lead to the same place.
  if ((first.dot - second.dot) % 4 !== 0) return undefined;
  const swaps = draw.one(
    hard < 2
      ? ([
          [true, false],
          [false, true],
        ] as const)
      : ([
          [true, true],
          [true, false],
          [false, true],
        ] as const),
  );
  const change = (
    { outer, inner, fills: [a, b], dot }: Nest,
    by = spin,
    [shape, ground]: readonly [boolean, boolean] = swaps,
  ): Nest => ({
    outer: shape ? inner : outer,
    inner: shape ? outer : inner,
    fills: ground ? [b, a] : [a, b],
    dot: dot + by,
  });
  const write = ({ outer, inner, fills: [a, b], dot }: Nest): string =>
    `large ${a} ${outer}, in it a ${b} ${inner}, dot ${way(dot)}`;
  const rows = [
    [write(first), write(change(first))],
    [write(second), "?"],
  ];
  return {
    frames: [
      "The upper left figure becomes the upper right one. The lower left figure changes in the same way. Which figure results?",
      "What happens from left to right in the upper row happens in the lower row too. Which figure is missing?",
    ],
    key: write(change(second)),
    slips: [
      [
        write(change(second, spin, [swaps[0], !swaps[1]])),
        swaps[1] ? "kept the two fillings where they were" : "let the two fillings change places",
      ],
      [write(change(second, -spin)), "moved the dot round the other way"],
      [
        write(change(second, spin, [!swaps[0], swaps[1]])),
        swaps[0] ? "kept the two shapes where they were" : "let the two shapes change places",
      ],
      [write(change(second, 0)), "left the dot in its corner"],
    ],
    because: `From left to right ${swaps[0] ? "the shapes change places" : "the shapes stay"}, ${swaps[1] ? "the fillings change places" : "each place keeps its filling"}, and the dot goes ${Math.abs(spin) === 4 ? "to the opposite corner" : `one corner ${spin > 0 ? "clockwise" : "anticlockwise"}`}.`,
    figure: {
      alt: `Upper row: ${rows[0]?.join("; then ")}. Lower row: ${rows[1]?.join("; then ")}`,
      draw: (alt) =>
        drawMatrix({ alt, rows: rows.map((row) => row.map((cell) => (cell === "?" ? "?" : nested(cell)))) }),
    },
    picture: (option) => drawOption({ alt: option, cell: nested(option) }),
    isWords: true,
  };
});
