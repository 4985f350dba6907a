import { range } from "../whole";
import { framesFor, puzzle } from "./puzzle";

const letterAt = (place: number): string => String.fromCodePoint(65 + ((((place - 1) % 26) + 26) % 26));

/** Groups of letters and numbers of which each part has its own step. */
export const groupsThatMove = puzzle("groups-that-move", (draw, _, hard, voice) => {
  const [a, b, c] = [draw.int(1, 8), draw.int(16, 26), draw.int(2, 6)];
  const most = hard < -2 ? 2 : 3;
  const [p, q, r] = [draw.int(1, most), draw.int(1, most), draw.int(2, 4)];
  const grow = hard > 0 ? 1 : 0;
  const first = (k: number): string => letterAt(a + p * k + grow * ((k * (k - 1)) / 2));
  const number = (k: number): number => (hard < 2 ? c + r * k : c + r * k * k);
  const second = (k: number): string => letterAt(b - q * k - (hard === 3 ? (k * (k - 1)) / 2 : 0));
  const term = (k: number): string => `${first(k)}${number(k)}${second(k)}`;
  const row = range(0, 3).map(term).join(", ");
  const last = (n: number): number => 2 * number(3) - number(2) + n;
  return {
    frames: framesFor(voice, [
      `Samples are labelled ${row}, … by one scheme. What is the next label?`,
      `Each part of ${row}, … moves by a rule of its own. Which group comes next?`,
      `The shelves of a store are marked ${row}, … Which mark follows?`,
      `How does the row ${row}, … go on, if each of the three parts keeps its rule?`,
    ]),
    key: term(4),
    slips: [
      [
        `${letterAt(2 * (first(3).codePointAt(0) ?? 0) - (first(2).codePointAt(0) ?? 0) - 64)}${number(4)}${second(4)}`,
        "moved the first letter as far as the last time",
      ],
      [`${first(4)}${last(0)}${second(4)}`, "let the number grow as much as the last time"],
      [
        `${first(4)}${number(4)}${letterAt(2 * (second(3).codePointAt(0) ?? 0) - (second(2).codePointAt(0) ?? 0) - 64)}`,
        "moved the last letter as far as the last time",
      ],
      [
        `${first(4)}${number(4)}${letterAt((second(3).codePointAt(0) ?? 0) - 64 + q)}`,
        "moved the last letter forwards",
      ],
      [
        `${letterAt((first(4).codePointAt(0) ?? 0) - 63)}${number(4)}${second(4)}`,
        "moved the first letter one place too far",
      ],
      [`${first(4)}${number(4) + r}${second(4)}`, "let the number jump twice"],
      [
        `${first(4)}${number(4)}${letterAt((second(4).codePointAt(0) ?? 0) - 65)}`,
        "moved the last letter one place too far back",
      ],
    ],
    because: `Follow the three parts one by one: the first letters are ${range(0, 4).map(first).join(", ")}, the numbers ${range(0, 4).map(number).join(", ")}, the last letters ${range(0, 4).map(second).join(", ")}.`,
    isWords: true,
  };
});
