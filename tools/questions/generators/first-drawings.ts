import { drawLevelBalance } from "../figures/level-balance";
import { drawMachine } from "../figures/number-boxes";
import { drawTenFrames } from "../figures/ten-frames";
import { drawThings, type Row } from "../figures/things";
import { drawSigns } from "../figures/tiles";
import type { DraftFigure, Slip } from "./family";
import { picture } from "./quick-pictures";
import { total } from "./quick-solvers";
import { listed } from "./words";

/** Frames of ten with counters, told as “the first has 8 counters, the second has 5”. */
export function framesOfTen(...counts: readonly number[]): DraftFigure {
  const [first = 0, second] = counts;
  const told =
    second === undefined
      ? `A frame of ten boxes in two rows of five; ${first} boxes have a counter, the others are empty`
      : `Two frames of ten boxes each; the first has ${first} counters, the second has ${second}`;
  return picture(drawTenFrames, told, { counts });
}

/** Number cards side by side. */
export const cardsInARow = (cards: readonly (number | string)[]): DraftFigure =>
  picture(drawSigns, `Cards in a row: ${cards.join(", ")}`, { rows: [cards.map(String)] });

/** Rows of counters. */
export const rowsOf = (alt: string, rows: readonly Row[]): DraftFigure => picture(drawThings, alt, { rows });

/** A level balance. */
export const levelBalance = (left: readonly string[], right: readonly string[]): DraftFigure =>
  picture(
    drawLevelBalance,
    `A level balance: on the left the weights ${listed(left)}, on the right ${listed(right)}`,
    { left, right },
  );

/** A number machine. */
export const numberMachine = (...places: readonly [string, ...string[]]): DraftFigure =>
  picture(drawMachine, `A number machine from left to right: ${places.join(", ")}`, { places });

/** Every choice of so many of a list, in the order in which they lie. */
export function choicesOf(list: readonly number[], many: number): number[][] {
  if (many === 0) return [[]];
  return list.flatMap((first, index) =>
    choicesOf(list.slice(index + 1), many - 1).map((others) => [first].concat(others)),
  );
}

/** The cards that make a sum, and the other choices, those nearest to it first; undefined unless one alone makes it. */
export function makeSum(
  cards: readonly number[],
  many: number,
  sum: number,
): { key: string; slips: Slip[] } | undefined {
  const choices = choicesOf(cards, many);
  const [right, ...more] = choices.filter((choice) => total(choice) === sum);
  if (right === undefined || more.length > 0) return undefined;
  const off = (choice: readonly number[]): number => Math.abs(total(choice) - sum);
  return {
    key: listed(right),
    slips: choices
      .filter((choice) => choice !== right)
      .toSorted((a, b) => off(a) - off(b))
      .map((choice) => [
        listed(choice),
        total(choice) > sum
          ? `went past ${sum}: these make ${total(choice)}`
          : `stopped before ${sum}: these make ${total(choice)}`,
      ]),
  };
}

const endings: Readonly<Record<number, string>> = { 1: "st", 2: "nd", 3: "rd" };

/** 3rd, 4th … up to 20th. */
export const placeOf = (place: number): string => `${place}${endings[place] ?? "th"}`;
