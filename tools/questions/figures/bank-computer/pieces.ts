import { type Step } from "../flowchart";
import { type Knot, type Link } from "../links";

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
