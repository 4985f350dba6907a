import { canvas } from "../canvas";
import type { Drawing } from "../drawing";
import { check, checkCount } from "../check-input";
import type { Point } from "../points";
import { circle, lines, rectangle } from "../strokes";
import { text } from "../text";

/** A member of a family: the letter, the column and row, and whether it is a woman (a circle) or a man (a square). */
export type Member = { readonly name: string; readonly at: Point; readonly isWoman: boolean };

/** A married couple and their children. */
export type Couple = { readonly pair: readonly [string, string]; readonly children: readonly string[] };

/** The distance between columns and between rows, and half the side of a symbol, in units. */
const [columnGap, rowGap, half] = [38, 66, 14] as const;

/**
 * Draws a family: women are circles and men squares; a double line joins a couple, and lines go down to its children.
 *
 * @throws RangeError when a couple or a child is not among the members, or one is outside seven columns and three rows
 */
export function drawFamilyChart({
  members,
  couples,
}: {
  readonly members: readonly Member[];
  readonly couples: readonly Couple[];
}): Drawing {
  checkCount("members", members, 4, 14);
  const positionOf = (name: string): Point => {
    const member = members.find((candidate) => candidate.name === name);
    if (!member) throw new RangeError(`${name} is not among the members`);
    const [x, y] = member.at;
    check(x >= 0 && x <= 6.5 && y >= 0 && y <= 2, `${name} is outside the chart`);
    return [22 + x * columnGap, 20 + y * rowGap];
  };
  const strokes = couples.flatMap(({ pair, children }): Point[][] => {
    const [[x1, y], [x2]] = [positionOf(pair[0]), positionOf(pair[1])];
    const middle = (x1 + x2) / 2;
    const barY = y + rowGap / 2 + 4;
    const childPositions = children.map((child) => positionOf(child));
    const xs = [middle, ...childPositions.map(([x]) => x)];
    return [
      [
        [x1, y - 3],
        [x2, y - 3],
      ],
      [
        [x1, y + 3],
        [x2, y + 3],
      ],
      ...(childPositions.length === 0
        ? []
        : [
            [[middle, y + 3] as const, [middle, barY] as const],
            [[Math.min(...xs), barY] as const, [Math.max(...xs), barY] as const],
          ]),
      ...childPositions.map(([x, childY]): Point[] => [
        [x, barY],
        [x, childY],
      ]),
    ];
  });
  const width = 44 + Math.max(...members.map(({ at }) => at[0])) * columnGap;
  const height = 40 + Math.max(...members.map(({ at }) => at[1])) * rowGap;
  return canvas(width, height, [
    lines(strokes),
    ...members.map(({ name, isWoman }) => {
      const [x, y] = positionOf(name);
      const body = isWoman
        ? circle([x, y], half, { fill: "rose" })
        : rectangle([x - half, y - half], half * 2, half * 2, { fill: "sky" });
      return body + text(name, [x, y], { size: 16, bold: true });
    }),
  ]);
}
