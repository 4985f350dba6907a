import { drawCells, type Cells } from "../cells";
import { type Step } from "../flowchart";
import { drawLinks, type Knot, type Link } from "../links";

/** A row of a picture or number, one sign a cell; a point is an empty one. */
export const row = (signs: string): string[] => Array.from(signs, (sign) => (sign === "." ? "" : sign));

/** Knots from places such as "A 150 20; B 90 78". */
export const knotsOf = (places: string, kind: Knot["kind"] = "ring"): Knot[] =>
  places.split("; ").map((place) => {
    const [name = "", x, y] = place.split(" ");
    return { name: name.replaceAll("_", " "), at: [Number(x), Number(y)], kind };
  });

/** Links from a line such as "A-B 4; B>C", a dash for a link, > for an arrow, and what is written on it. */
export function linksOf(line: string): Link[] {
  return line.split("; ").map((part) => {
    const [, from = "", sign, to = "", words] = /^([^->]+)([->])(\S+)(?: (.+))?$/.exec(part) ?? [];
    const ends = [from.replaceAll("_", " "), to.replaceAll("_", " ")] as const;
    const isArrow = sign === ">";
    return words === undefined ? { ends, arrow: isArrow } : { ends, arrow: isArrow, words };
  });
}

export const start = (words = "Start"): Step => ({ kind: "start", words });
export const work = (words: string): Step => ({ kind: "work", words });
export const put = (words: string): Step => ({ kind: "put", words });
export const end: Step = { kind: "end", words: "End" };

/** A question whose "no" leads to a step. */
export const ask = (words: string, to: number): Step => ({ kind: "decision", words, no: { to } });

/** Links between knots that are all of one kind: a network, a tree of folders, pages that lead to each other. */
export const net =
  (height: number, places: string, lines: string, kind?: Knot["kind"]) =>
  (alt: string): string =>
    drawLinks({ alt, height, knots: knotsOf(places, kind), links: linksOf(lines) });

/** The part of a sheet from A1 on, from a line such as "Item Cost; Pen 12"; a low line is an empty cell. */
export function sheet(width: number, cells: string) {
  const rows = cells.split("; ").map((line) => line.split(" ").map((cell) => (cell === "_" ? "" : cell)));
  const head = Array.from("ABCD").slice(0, rows[0]?.length);
  return (alt: string): string =>
    drawCells({ alt, head, side: rows.map((_, index) => String(index + 1)), rows, width });
}

/** Squares that are black or empty, a row a line, with names for columns and rows. */
export const squares =
  (lines: readonly string[], names: Pick<Cells, "head" | "side">, width: number) =>
  (alt: string): string =>
    drawCells({ alt, ...names, rows: lines.map(row), width, height: 34 });
