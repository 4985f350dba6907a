import { pipsOf } from "../kinds/dice";
import { check } from "../check-input";
import { outlineOf } from "../kinds/shape";
import { blacken, applyChange, type Change, type Piece } from "./piece";
import { box, disc, things } from "./things";
import { directions, fills, places, shapes, sizes, usualSize } from "./vocabulary";

/** Returns the first key of the record that occurs in the words, in its singular or plural; undefined if none does. */
const findKey = (words: string, record: Readonly<Record<string, unknown>>): string | undefined =>
  Object.keys(record).find((key) => new RegExp(`\\b${key}(?:s|es)?\\b`).test(words));

/** Returns the change of a whole picture from words such as “facing left”, “upside down” and “turned right”. */
function changeOf(words: string): Change {
  const pointing = /\bpointing (upper right|lower right|lower left|upper left|up|right|down|left)\b/.exec(
    words,
  )?.[1];
  const rotation = words.includes("turned right") ? 90 : words.includes("turned left") ? 270 : 0;
  return {
    mirrored: words.includes("facing left"),
    upsideDown: words.includes("upside down"),
    rotation: pointing === undefined ? rotation : (directions[pointing] ?? 0),
  };
}

/** Returns the name of the thing in the words; details after “with” do not count. */
const findThing = (words: string): string | undefined => findKey(words.split(" with ")[0] ?? "", things);

/** Returns the picture of a thing, a shape, a letter or a number, as large as its cell. */
function drawNoun(words: string): Piece[] {
  const letters = /^(?:letter|number) (\S+)/.exec(words)?.[1];
  if (letters !== undefined) return [{ words: letters, centre: [0, 0], radius: 0.72 }];
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
  const shape = shapes[findKey(words, shapes) ?? ""];
  if (shape === undefined) throw new RangeError(`no picture of “${words}”`);
  const fill = fills[findKey(words, fills) ?? "white"] ?? "white";
  if (shape === "circle") return [{ centre: [0, 0], radius: 1, fill }];
  return [{ points: outlineOf({ shape, size: 1 }, [0, 0], 1), fill }];
}

/** Returns one part of a picture at its place: “a small black circle in the top left corner”. */
function readPart(words: string): Piece[] {
  if (words === "nothing") return [];
  // “with door on the left” is the place of the door, not of the house.
  const place = Object.keys(places).find((key) => words.endsWith(key) && !words.includes(" with "));
  const wordsWithoutPlace = place === undefined ? words : words.slice(0, -place.length).trim();
  const namedSize = sizes[findKey(wordsWithoutPlace.split(" with ")[0] ?? "", sizes) ?? ""];
  const size = namedSize ?? (findThing(wordsWithoutPlace) === undefined ? usualSize : 0.95);
  const picture = drawNoun(wordsWithoutPlace);
  return applyChange(wordsWithoutPlace.includes("shadow of") ? blacken(picture) : picture, {
    ...changeOf(wordsWithoutPlace),
    size,
    at: places[place ?? "in the middle"] ?? [0, 0],
  });
}

const countPattern = /^(\d) (.+)$/;

/** Splits a number of equal things into rows of similar length, with at most `max` in each. */
function splitIntoRows(count: number, max: number): number[] {
  if (count <= max) return [count];
  const rows = Math.ceil(count / max);
  const longest = Math.ceil(count / rows);
  return [longest, ...splitIntoRows(count - longest, longest)];
}

/** Returns a picture of numbers of things, such as “2 black stars and 3 circles”, in rows, the first things at the top. */
function readCounts(parts: readonly string[]): Piece[] {
  const maxPerRow = parts.length > 1 ? 4 : 3;
  const rows = parts.flatMap((part) => {
    const [, digits = "1", words = part] = countPattern.exec(part) ?? [];
    const isFourAlone = Number(digits) === 4 && parts.length === 1;
    return splitIntoRows(Number(digits), isFourAlone ? 2 : maxPerRow).map((count) => ({ count, words }));
  });
  const halfCell = 0.96 / Math.max(3, rows.length, ...rows.map(({ count }) => count));
  return rows.flatMap(({ count, words }, row) =>
    Array.from({ length: count }, (_, index) =>
      applyChange(readPart(words), {
        size: halfCell * 1.1,
        at: [(2 * index - count + 1) * halfCell, (2 * row - rows.length + 1) * halfCell],
      }),
    ).flat(),
  );
}

/**
 * Returns the picture that words describe: “big white square, small black circle inside”; “3 stars and 2 circles”; “fish
 * facing left with 2 stripes”. Parts are separated by commas or “and”, and drawn from back to front.
 *
 * @throws RangeError when the words describe something that has no picture
 */
export function readPicture(words: string): Piece[] {
  const parts = words
    .split(/, | and /)
    .map((part) => part.replace(/^an? /, "").trim())
    .filter(Boolean);
  check(parts.length > 0, "no words to draw from");
  return parts.some((part) => countPattern.test(part)) ? readCounts(parts) : parts.flatMap(readPart);
}
