import { drawNet } from "../../figures/nets";
import type { Draft, Slip } from "../family";
import { range } from "../whole";
import { at, puzzle, some } from "./puzzle";
import { type Vector, fill, foldOut, isOpposite, nets } from "./solid-parts";

/** A net with numbers: which two lie opposite on its cube, or which opposite two have the greatest sum. */
export const oppositeFaces = puzzle("opposite-faces-of-a-net", (draw, turn, hard): Draft | undefined => {
  const signs = some(draw, range(1, 9), 6).map(String);
  const rows = fill(draw.one(hard < -2 ? nets.slice(0, 4) : nets), signs);
  const looks = foldOut(rows);
  const faceOf = (sign: string): Vector => looks.get(sign) ?? [0, 0, 0];
  const partner = (sign: string): string => signs.find((one) => isOpposite(faceOf(sign), faceOf(one))) ?? "";
  const sumFor = (sign: string): number => Number(sign) + Number(partner(sign));
  const figure = {
    alt: `A net of six squares with numbers, a dot where there is none; rows from the top: ${rows.join(", ")}`,
    draw: (alt: string) => drawNet({ alt, rows }),
  };
  const isSum = hard === -1 || turn % 2 === 1;
  const asked = draw.one(signs);
  const cells = rows.flatMap((row, y) =>
    Array.from(row).flatMap((sign, x) => (sign === "." ? [] : [{ sign, x, y }])),
  );
  const mine = cells.find(({ sign }) => sign === asked);
  const beside = cells.filter(({ x, y }) => mine && Math.abs(x - mine.x) + Math.abs(y - mine.y) === 1);
  const others = signs.filter((one) => one !== asked && one !== partner(asked));
  const sums = [...new Set(signs.map(sumFor))].toSorted((a, b) => b - a);
  if (isSum && sums.length < 3) return undefined;
  const sorted = signs.map(Number).toSorted((a, b) => b - a);
  const neighbours = cells.flatMap((one) =>
    cells
      .filter((two) => Math.abs(one.x - two.x) + Math.abs(one.y - two.y) === 1)
      .map((two) => Number(one.sign) + Number(two.sign)),
  );
  return {
    frames: isSum
      ? [
          "The net is folded into a cube, and the numbers on opposite faces are added. What is the greatest of the three sums?",
          "A cube is folded from the net. Which is the greatest sum of two numbers that lie on opposite faces?",
        ]
      : [
          `The net is folded into a cube. Which number lies opposite ${asked}?`,
          `After the net is folded into a cube, which number is on the face opposite ${asked}?`,
        ],
    key: isSum ? String(at(sums, 0)) : partner(asked),
    slips: isSum
      ? [
          [
            String(at(sorted, 0) + at(sorted, 1)),
            "added the two greatest numbers, though they meet at an edge",
          ],
          [String(Math.max(...neighbours)), "added two squares that lie side by side"],
          [String(at(sums, 1)), "found only the second greatest sum"],
          [String(at(sums, 2)), "found the smallest of the three sums"],
          [String(at(sorted, 0) + at(sorted, 5)), "added the greatest and the smallest number"],
        ]
      : others.map((sign): Slip => [
          sign,
          beside.some((one) => one.sign === sign)
            ? `took the square beside ${asked} in the net`
            : `did not fold: ${sign} meets ${asked} at an edge`,
        ]),
    because: `Two squares in a line with one between them lie opposite; the last two are left over. The pairs are ${pairsOf(signs, partner).join(", ")}.`,
    figure,
    isWords: !isSum,
  };
});

const pairsOf = (signs: readonly string[], partner: (sign: string) => string): string[] =>
  signs.filter((sign) => Number(sign) > Number(partner(sign))).map((sign) => `${sign} and ${partner(sign)}`);
