import { drawMatrix, drawOption } from "../../figures/series";
import type { Shape } from "../../figures/shape";
import { range } from "../whole";
import { at, puzzle, some } from "./puzzle";

const parts: Readonly<Record<string, Shape>> = {
  circle: { shape: "circle", size: 0.26, at: [-0.6, -0.6], fill: "black" },
  square: { shape: "square", size: 0.32, at: [0.6, -0.6] },
  diamond: { shape: "diamond", size: 0.36, at: [0.6, 0.6] },
  triangle: { shape: "triangle", size: 0.34, at: [-0.6, 0.6], fill: "grey" },
  hexagon: { shape: "hexagon", size: 0.26 },
};

const names = Object.keys(parts);

const partsOf = (text: string): Shape[] => text.split(" ").flatMap((name) => parts[name] ?? []);

const listParts = (has: (name: string) => boolean): string => names.filter(has).join(" ") || "nothing";

/** The third of a row has what exactly one of the first two has, or another sum of both. */
export const partsAdded = puzzle("parts-of-two-figures", (draw, turn, hard, voice) => {
  const laws = {
    one: {
      of: (a: boolean, b: boolean) => a !== b,
      words: "has the parts that exactly one of the first two has",
    },
    both: { of: (a: boolean, b: boolean) => a && b, words: "has the parts that both of the others have" },
    neither: {
      of: (a: boolean, b: boolean) => a === b,
      words: "has the parts that both or neither of the first two have",
    },
    notBoth: {
      of: (a: boolean, b: boolean) => !(a && b),
      words: "has all parts but those that both of the others have",
    },
  };
  const [first, second] =
    hard > 0 ? [laws.notBoth, laws.neither] : voice > 1 ? [laws.one, laws.both] : [laws.one, laws.neither];
  const law = turn === 0 ? first : second;
  const drawSet = (): string[] => some(draw, names, draw.int(2, 4));
  const third = (a: readonly string[], b: readonly string[], rule = law.of): string =>
    listParts((name) => rule(a.includes(name), b.includes(name)));
  const pairs = range(0, 2).map((): [string[], string[]] => [drawSet(), drawSet()]);
  const thirds = pairs.map(([a, b]) => third(a, b));
  if (thirds.includes("nothing") || new Set(thirds).size < 3) return undefined;
  const [a, b] = at(pairs, 2);
  const sort = (of: readonly string[]): string => listParts((name) => of.includes(name));
  const shown = pairs
    .slice(0, 2)
    .flatMap(([one, other]) => names.map((name) => `${one.includes(name)} ${other.includes(name)}`));
  if (new Set(shown).size < 4) return undefined;
  const rows = pairs.map(([one, other], index) => [
    sort(one),
    sort(other),
    index === 2 ? "?" : at(thirds, index),
  ]);
  const result = at(thirds, 2);
  const either = third(a, b, (x, y) => x || y);
  const known =
    law === laws.neither || law === laws.notBoth
      ? "All figures are made of the same five parts, or some of them. "
      : "";
  const cleared = (text: string): string => (text === "nothing" ? "" : text);
  return {
    frames: [
      `${known}In each row the third figure is made from the first two by one rule. Which figure is missing?`,
      `${known}The same rule leads from the first two figures of a row to its third. Which figure belongs in the gap?`,
    ],
    key: result,
    slips: [
      [cleared(either), "put all parts of both figures together"],
      [cleared(third(a, b, (x, y) => x && y)), "kept what both figures have"],
      [cleared(third(a, b, (x, y) => x !== y)), "kept what only one figure has"],
      [cleared(third(a, b, (x, y) => x && !y)), "took the second figure away from the first"],
      [cleared(third(a, b, (x, y) => !x && !y)), "kept what neither figure has"],
      [sort(b), "repeated the second figure"],
    ],
    because: `In every row the third figure ${law.words}. In the last row that leaves: ${result.replaceAll(" ", ", ")}.`,
    figure: {
      alt: `A matrix of three rows, each figure told by its parts: ${rows.map((row) => row.join(" + ").replace(/ \+ ([^+]*)$/, " = $1")).join("; ")}`,
      draw: (alt) =>
        drawMatrix({ alt, rows: rows.map((row) => row.map((cell) => (cell === "?" ? "?" : partsOf(cell)))) }),
    },
    picture: (option) => drawOption({ alt: option, cell: partsOf(option) }),
    isWords: true,
  };
});
