import { drawGeometry } from "../../figures/geometry";
import type { Family } from "../family";
import { numeric } from "../signed-slips";
import { degrees } from "../words";

const topic = "Triangles";

const bisectorsMeet: Family = {
  name: "bisectors-drawn",
  topic,
  level: 2,
  draft: (draw, turn) => {
    const angle = draw.int(18, 42) * 2;
    const centre = 90 + angle / 2;
    const isForward = turn % 2 === 0;
    const key = isForward ? centre : angle;
    if (angle === 60) return undefined;
    return {
      frames: [
        "In triangle ABC the bisectors of the angles at B and C meet in O. How large is angle BOC?",
        "A roof plan shows the triangle ABC, in which the bisectors of the angles at B and C meet in O. How large is angle A?",
      ],
      ...numeric(
        degrees,
        key,
        isForward
          ? [
              [180 - angle, "took the whole angles at B and C"],
              [90 - angle / 2, "gave half the sum of the angles at B and C"],
              [2 * angle, "took O for the centre of the circle through the corners"],
              [180 - angle / 2, "halved the angle at A only"],
              [90 + angle, "added the whole angle to 90°"],
            ]
          : [
              [180 - centre, "gave half the sum of the angles at B and C"],
              [centre - 90, "forgot to double"],
              [2 * (180 - centre), "gave the sum of the angles at B and C"],
              [centre / 2, "halved the angle at O"],
            ],
      ),
      because: `Half the angles at B and C make (180° − ${angle}°) ÷ 2 = ${90 - angle / 2}°, so angle BOC = 180° − ${90 - angle / 2}° = ${centre}°.`,
      figure: {
        alt: `A triangle ABC; BO and CO halve the angles at B and C; angle ${isForward ? `BAC is ${angle}` : `BOC is ${centre}`}°`,
        draw: (alt) => {
          const [left, right] = [90 - angle / 2 + 8, 90 - angle / 2 - 8].map(
            (part) => (part * Math.PI) / 180,
          );
          const meet = (p: number, q: number): readonly [number, number] => {
            const x = (10 * Math.tan(q)) / (Math.tan(p) + Math.tan(q));
            return [x, x * Math.tan(p)];
          };
          const [b = 0, c = 0] = [left, right];
          return drawGeometry({
            alt,
            points: { A: meet(b, c), B: [0, 0], C: [10, 0], O: meet(b / 2, c / 2) },
            strokes: ["ABCA", "BOC"],
            angles: [isForward ? { at: "BAC", text: `${angle}°` } : { at: "BOC", text: `${centre}°` }],
            height: 220,
          });
        },
      },
    };
  },
};

export const triangles: readonly Family[] = [bisectorsMeet];
