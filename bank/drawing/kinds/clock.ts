import { canvas } from "../canvas";
import type { Drawing } from "../drawing";
import { checkWhole } from "../check-input";
import { polar, type Point } from "../points";
import { circle, dot, line, lines } from "../strokes";
import { text } from "../text";

export type Clock = {
  /** The hour, 1 to 12; the minute and second are 0 to 59. */
  readonly hour: number;
  readonly minute: number;
  readonly second?: number;
  /** Which numbers are on the face; default: all. */
  readonly numerals?: "all" | "quarters" | "roman" | "none";
  /** Whether the clock is drawn as seen in a mirror. */
  readonly mirrored?: boolean;
};

const centre: Point = [100, 100];
const roman = ["XII", "I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X", "XI"];
const arabic = roman.map((_, index) => String(index === 0 ? 12 : index));

/** Returns the angles of the hands in degrees from the 12; the hour hand moves with the minutes. */
export function handAngles(hour: number, minute: number): { hour: number; minute: number } {
  return { hour: (hour % 12) * 30 + minute / 2, minute: minute * 6 };
}

/**
 * Draws a clock face with its hands: a short thick one and a long thin one.
 *
 * @throws RangeError for an invalid time
 */
export function drawClock({ hour, minute, second, numerals = "all", mirrored = false }: Clock): Drawing {
  checkWhole("the hour", hour, 1, 12);
  checkWhole("the minute", minute, 0, 59);
  checkWhole("the second", second ?? 0, 0, 59);
  const pointAt = (distance: number, degrees: number) =>
    polar(centre, distance, mirrored ? -degrees : degrees);
  /** Returns strokes at equal angles, from an inner radius to the rim. */
  const listTicks = (degrees: number, innerRadius: number) =>
    Array.from({ length: 360 / degrees }, (_, index) => [
      pointAt(innerRadius, index * degrees),
      pointAt(91, index * degrees),
    ]);
  const angles = handAngles(hour, minute);
  const names = numerals === "roman" ? roman : arabic;
  const numeralTexts = names.map((name, index) => {
    const isShown = numerals !== "none" && (numerals !== "quarters" || index % 3 === 0);
    return isShown ? text(name, pointAt(73, index * 30), numeralStyle(numerals, mirrored)) : "";
  });
  return canvas(200, 200, [
    circle(centre, 96, { width: 4 }),
    lines(listTicks(6, 88), { width: 1 }),
    lines(listTicks(30, 85), { width: 3 }),
    ...numeralTexts,
    line([centre, pointAt(38, angles.hour)], { width: 8 }),
    line([centre, pointAt(60, angles.minute)], { width: 4 }),
    second === undefined
      ? ""
      : line([pointAt(-16, second * 6), pointAt(64, second * 6)], { stroke: "red", width: 1.5 }),
    dot(centre, 6),
  ]);
}

/** Returns the style of the numerals; in a mirror, their left and right are swapped. */
function numeralStyle(numerals: NonNullable<Clock["numerals"]>, mirrored: boolean) {
  const size = numerals === "roman" ? 14 : 18;
  return mirrored ? { size, matrix: [-1, 0, 0, 1] as const } : { size };
}
