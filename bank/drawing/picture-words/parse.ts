import { pipsOf } from "../kinds/dice";
import { check } from "../check-input";
import { outlineOf } from "../kinds/shape";
import { blacken, change, type Change, type Piece } from "./piece";
import { box, disc, things } from "./things";
import { directions, fills, places, shapes, sizes, usualSize } from "./vocabulary";

const keyIn = (words: string, of: Readonly<Record<string, unknown>>): string | undefined =>
  Object.keys(of).find((key) => new RegExp(`\\b${key}(?:s|es)?\\b`).test(words));

/** How a picture stands as a whole, from words such as “facing left”, “upside down” and “turned right”. */
function changeOf(words: string): Change {
  const pointing = /\bpointing (upper right|lower right|lower left|upper left|up|right|down|left)\b/.exec(
    words,
  )?.[1];
  const turned = words.includes("turned right") ? 90 : words.includes("turned left") ? 270 : 0;
  return {
    mirrored: words.includes("facing left"),
    upsideDown: words.includes("upside down"),
    turned: pointing === undefined ? turned : (directions[pointing] ?? 0),
  };
}

/** The thing that the words begin with, before what it has with it. */
const findThing = (words: string): string | undefined => keyIn(words.split(" with ")[0] ?? "", things);

/** The picture of a thing or a shape, as large as its cell. */
function drawNoun(words: string): Piece[] {
  const sign = /^(?:letter|number) (\S+)/.exec(words)?.[1];
  if (sign !== undefined) return [{ words: sign, centre: [0, 0], radius: 0.72 }];
  const pips = /\bdice face of (\d)/.exec(words)?.[1];
  if (pips !== undefined)
    return [
      box(-0.8, -0.8, 1.6, 1.6),
      ...pipsOf(Number(pips)).map(([x, y]) => disc((2 * x - 1) * 0.85, (2 * y - 1) * 0.85, 0.15, "black")),
    ];
  const draw = things[findThing(words) ?? ""];
  if (draw)
    return draw({
      has: (detail) => words.includes(detail),
      count: (word, usual) => Number(new RegExp(`(\\d+) ${word}`).exec(words)?.[1] ?? usual),
    });
  const shape = shapes[keyIn(words, shapes) ?? ""];
  if (shape === undefined) throw new RangeError(`no picture of “${words}”`);
  const fill = fills[keyIn(words, fills) ?? "white"] ?? "white";
  if (shape === "circle") return [{ centre: [0, 0], radius: 1, fill }];
  return [{ points: outlineOf({ shape, size: 1 }, [0, 0], 1), fill }];
}

/** One part of a picture at its place: “a small black circle in the top left corner”. */
function readPart(words: string): Piece[] {
  if (words === "nothing") return [];
  // “with door on the left” tells where the door is, not the house.
  const place = Object.keys(places).find((key) => words.endsWith(key) && !words.includes(" with "));
  const rest = place === undefined ? words : words.slice(0, -place.length).trim();
  const named = sizes[keyIn(rest.split(" with ")[0] ?? "", sizes) ?? ""];
  const size = named ?? (findThing(rest) === undefined ? usualSize : 0.95);
  const drawn = drawNoun(rest);
  const shown = rest.includes("shadow of") ? blacken(drawn) : drawn;
  return change(shown, { ...changeOf(rest), size, at: places[place ?? "in the middle"] ?? [0, 0] });
}

const counted = /^(\d) (.+)$/;

/** How many stand in each row, of so many alike. */
function rowsOf(count: number, most: number): number[] {
  if (count <= most) return [count];
  const rows = Math.ceil(count / most);
  const full = Math.ceil(count / rows);
  return [full, ...rowsOf(count - full, full)];
}

/** “2 black stars and 3 circles”: the first in the upper rows, the others below. */
function readCounts(parts: readonly string[]): Piece[] {
  const most = parts.length > 1 ? 4 : 3;
  const rows = parts.flatMap((part) => {
    const [, count = "1", words = part] = counted.exec(part) ?? [];
    return rowsOf(Number(count), Number(count) === 4 && parts.length === 1 ? 2 : most).map((many) => ({
      many,
      words,
    }));
  });
  const half = 0.96 / Math.max(3, rows.length, ...rows.map(({ many }) => many));
  return rows.flatMap(({ many, words }, row) =>
    Array.from({ length: many }, (_, index) =>
      change(readPart(words), {
        size: half * 1.1,
        at: [(2 * index - many + 1) * half, (2 * row - rows.length + 1) * half],
      }),
    ).flat(),
  );
}

/**
 * The picture that words tell of, its parts between commas or “and”, those behind first: “big white square, small black circle
 * inside”; “3 stars and 2 circles”; “fish facing left with 2 stripes”.
 *
 * @throws RangeError when they tell of something that has no picture
 */
export function readPicture(words: string): Piece[] {
  const parts = words
    .split(/, | and /)
    .map((part) => part.replace(/^an? /, "").trim())
    .filter(Boolean);
  check(parts.length > 0, "no words to draw from");
  return parts.some((part) => counted.test(part)) ? readCounts(parts) : parts.flatMap(readPart);
}
