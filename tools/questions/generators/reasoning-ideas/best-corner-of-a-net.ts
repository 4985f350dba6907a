import { drawNet } from "../../figures/nets";
import type { Slip } from "../family";
import { range, sumOf } from "../whole";
import { at, puzzle, some } from "./puzzle";
import { type Vector, fill, foldOut, isOpposite, nets } from "./solid-parts";

/** A net with numbers: the best corner of its cube. */
export const bestCorner = puzzle("best-corner-of-a-net", (draw, turn, hard) => {
  const signs = some(draw, range(1, 9), 6).map(String);
  const rows = fill(draw.one(nets), signs);
  const looks = foldOut(rows);
  const faceOf = (sign: string): Vector => looks.get(sign) ?? [0, 0, 0];
  const isProduct = hard > 2 || turn % 2 === 1;
  const worth = (three: readonly string[]): number =>
    isProduct ? three.reduce((all, one) => all * Number(one), 1) : sumOf(three.map(Number));
  const pairs = signs.flatMap((a) =>
    signs
      .filter((b) => Number(a) > Number(b) && isOpposite(faceOf(a), faceOf(b)))
      .map((b): [string, string] => [a, b]),
  );
  const best = pairs.map(([more]) => more);
  const top = signs.toSorted((a, b) => Number(b) - Number(a)).slice(0, 3);
  const swapped = pairs.map((pair) => worth(pairs.map(([more, less]) => (pair[0] === more ? less : more))));
  const strips = rows
    .filter((row) => /\d{3}/.test(row))
    .map((row) => worth(Array.from(/\d{3}/.exec(row)?.[0] ?? "")));
  const word = isProduct ? "product" : "sum";
  return {
    frames: [
      `The net is folded into a cube. Three faces meet at each corner. What is the greatest ${word} of three numbers that meet?`,
      `At every corner of the folded cube three numbers meet. Which is the greatest ${word} of such three?`,
    ],
    key: String(worth(best)),
    slips: [
      [String(worth(top)), "took the three greatest numbers, though two lie opposite"],
      [String(Math.max(...swapped)), "took the smaller face of one opposite pair"],
      [
        String(2 * Math.max(...strips) > worth(best) ? Math.max(...strips) : ""),
        "took three squares in a line of the net",
      ],
      ...pairs.map(([more, less], index): Slip => [
        String(2 * at(swapped, index) > worth(best) ? at(swapped, index) : ""),
        `took ${less} instead of ${more}, which lies opposite`,
      ]),
    ],
    because: `Opposite faces never meet: they are ${pairs.map((pair) => pair.join(" and ")).join(", ")}. The greater of each pair give ${best.join(isProduct ? " × " : " + ")} = ${worth(best)}.`,
    figure: {
      alt: `A net of six squares with numbers, a dot where there is none; rows from the top: ${rows.join(", ")}`,
      draw: (alt) => drawNet({ alt, rows }),
    },
  };
});
