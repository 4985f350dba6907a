import { type Fold, drawFoldedPaper, drawOpenSheet, unfoldHoles } from "../../figures/folded-paper";
import type { Point } from "../../figures/points";
import { puzzle, some } from "./puzzle";

const letters = "abcdefgh";

const nameOf = ([x, y]: Point): string =>
  `${letters.charAt(Math.floor(x * 8 + 1e-6))}${Math.floor(y * 8 + 1e-6) + 1}`;

const placeOf = (name: string): Point => [
  (letters.indexOf(name.charAt(0)) + 0.5) / 8,
  (Number(name.charAt(1)) - 0.5) / 8,
];

const show = (holes: readonly Point[]): string => [...new Set(holes.map(nameOf))].toSorted().join(" ");

const straight: readonly Fold[] = ["left", "right", "top", "bottom"];

const words: Partial<Record<Fold, string>> = {
  left: "the left half over to the right",
  right: "the right half over to the left",
  top: "the upper half down",
  bottom: "the lower half up",
};

const isCrowded = (holes: readonly Point[]): boolean =>
  holes.some(([x, y], index) => holes.slice(index + 1).some(([a, b]) => Math.hypot(a - x, b - y) < 0.2));

/** One column or row further, or one back at the edge of the half. */
const aside = ([x, y]: Point, axis: 0 | 1): Point => {
  const by = (place: number): number => ((place * 2) % 1 > 0.8 ? place - 0.125 : place + 0.125);
  return axis === 0 ? [by(x), y] : [x, by(y)];
};

/** A sheet that is folded, punched and opened; the holes lie on the eight columns and rows of a board. */
export const punchedSheet = puzzle("sheet-folded-and-punched", (draw, turn, hard) => {
  const first = draw.one(straight);
  const isUpright = first === "left" || first === "right";
  const second = draw.one(isUpright ? (["top", "bottom"] as const) : (["left", "right"] as const));
  const third =
    hard < 2
      ? undefined
      : hard === 2 || turn % 2 === 0
        ? draw.one(straight)
        : draw.one(["top left", "top right", "bottom left", "bottom right"] as const);
  const folds: Fold[] = third ? [first, second, third] : hard < -1 ? [first] : [first, second];
  const spots = draw.shuffle(
    Array.from({ length: 64 }, (_, index): Point => [
      ((index % 8) + 0.5) / 8,
      (Math.floor(index / 8) + 0.5) / 8,
    ]),
  );
  const open = (of: readonly Fold[], holes: readonly Point[]): Point[] | undefined => {
    try {
      return unfoldHoles({ folds: of, holes });
    } catch {
      return undefined;
    }
  };
  const holes = spots
    .filter((spot) => open(folds, [spot]))
    .slice(0, hard === 0 || hard === -1 || (hard === 2 && turn === 0) ? 1 : 2);
  const result = open(folds, holes);
  if (!result || new Set(result.map(nameOf)).size !== holes.length * 2 ** folds.length) return undefined;
  const early = open(folds.slice(0, -1), holes) ?? holes;
  const late = result.filter(([x, y]) =>
    isUpright ? holes.some(([, b]) => Math.abs(b - y) < 0.26) : holes.some(([a]) => Math.abs(a - x) < 0.26),
  );
  const isOnce = folds.length === 1;
  // With one fold the holes that the picture shows stay where they are: no child would give them up.
  const shifted = isOnce
    ? holes.concat(result.slice(holes.length).map((hole): Point => aside(hole, isUpright ? 0 : 1)))
    : result.map(([x, y], index): Point => (index % 2 === 0 ? [x, y] : [(x + 0.125) % 1, y]));
  const jumps = [0, 0.5].flatMap((a) => [0, 0.5].map((b) => [a, b] as const));
  const slid = holes.flatMap(([x, y]) =>
    jumps
      .filter(([a, b]) => folds.length > 1 || (isUpright ? b : a) === 0)
      .map(([a, b]): Point => [(x + a) % 1, (y + b) % 1]),
  );
  const tilted = isOnce
    ? holes.concat(holes.map(([x, y]): Point => (isUpright ? [x, 1 - y] : [1 - x, y])))
    : result.map(([x, y]): Point => [y, x]);
  if (hard < -1 && [result, shifted, tilted].some(isCrowded)) return undefined;
  return {
    frames: [
      "A square sheet is folded as shown, step by step, and then punched. Which sheet is seen when it is open again?",
      "The figure shows how a sheet of paper is folded and where it is punched in the end. What does the open sheet look like?",
    ],
    key: show(result),
    slips: some(
      draw,
      [
        [show(early), "forgot to open the last fold"],
        [show(slid), "slid the holes over instead of mirroring them"],
        [show(late), "opened one of the folds only"],
        [show(tilted), "mirrored across the wrong crease"],
        [
          show(shifted),
          isOnce ? "put the new holes a little too far aside" : "put every other hole a little too far aside",
        ],
      ] as const,
      5,
    ).toSorted(([one], [other]) =>
      hard < -1 ? 0 : Number(one === show(shifted)) - Number(other === show(shifted)),
    ),
    because: `Open the folds one by one, the last of them first: each mirrors all holes across its crease. ${holes.length === 1 ? "One hole becomes" : "Two holes become"} ${result.length}.`,
    figure: {
      alt: `A sheet of columns a to h and rows 1 to 8 from the upper left. Folded: ${folds.map((fold) => words[fold] ?? `the corner at the ${fold} onto the opposite one`).join("; then ")}. Punched at ${show(holes)}`,
      draw: (alt) => drawFoldedPaper({ alt, folds, holes }),
    },
    picture: (option) => drawOpenSheet({ alt: option, holes: option.split(" ").map(placeOf) }),
    isWords: true,
  };
});
