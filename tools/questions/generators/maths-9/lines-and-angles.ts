import { drawGeometry } from "../../figures/geometry";
import type { Family } from "../family";
import { numeric } from "../signed-slips";
import { degrees } from "../words";

const topic = "Lines and Angles";

const bentPath: Family = {
  name: "bent-path-drawn",
  topic,
  level: 2,
  draft: (draw, turn) => {
    const [a, b] = [draw.int(24, 68), draw.int(25, 70)];
    const isSum = turn % 2 === 0;
    const key = isSum ? a + b : b;
    if (Math.abs(a - b) < 5 || a + b === 90) return undefined;
    return {
      frames: [
        "AB and CD are parallel. How large is angle AEC?",
        "A pipe AEC is bent between the parallel walls AB and CD of a canal. How large is angle DCE?",
      ],
      ...numeric(degrees, key, [
        [180 - a - b, "took the three angles for those of a triangle"],
        [isSum ? Math.abs(a - b) : 2 * a + b, isSum ? "subtracted the two angles" : "added the two angles"],
        [
          isSum ? 180 - b : a,
          isSum ? "used co-interior angles at C only" : "took the angles at A and C to be equal",
        ],
        [180 - a, "used co-interior angles at A only"],
        [isSum ? 0 : (a + b) / 2, "halved the angle at E"],
      ]),
      because: `A line through E parallel to AB splits angle AEC into alternate angles, equal to those at A and C: ${a}° + ${b}° = ${a + b}°.`,
      figure: {
        alt: `Two parallel lines AB and CD, both drawn to the right from A and C, with E between them: angle BAE is ${a}° and angle ${isSum ? `DCE is ${b}` : `AEC is ${a + b}`}°`,
        draw: (alt) => {
          const [down, up] = [Math.tan((a * Math.PI) / 180), Math.tan((b * Math.PI) / 180)];
          const x = 4 / (down + up);
          return drawGeometry({
            alt,
            points: { A: [0, 4], B: [5, 4], C: [0, 0], D: [5, 0], E: [x, 4 - x * down] },
            strokes: ["AB", "CD", "AEC"],
            parallel: [["AB", "CD"]],
            angles: [
              { at: "BAE", text: `${a}°` },
              isSum ? { at: "DCE", text: `${b}°` } : { at: "AEC", text: `${a + b}°` },
            ],
            height: 220,
          });
        },
      },
    };
  },
};

export const linesAndAngles: readonly Family[] = [bentPath];
