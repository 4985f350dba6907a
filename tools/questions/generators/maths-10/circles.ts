import { drawGeometry } from "../../figures/geometry";
import type { Family } from "../family";
import { numeric } from "../signed-slips";
import { degrees } from "../words";

const topic = "Circles";

/** Where the tangents at two points of the unit circle meet, the points given in degrees. */
function corner(first: number, second: number): readonly [number, number] {
  const [middle, half] = [((first + second) / 2) * (Math.PI / 180), ((second - first) / 2) * (Math.PI / 180)];
  return [Math.cos(middle) / Math.cos(half), Math.sin(middle) / Math.cos(half)];
}

const centimetres = (value: number): string => `${value} cm`;

const tangentAngles: Family = {
  name: "angle-between-drawn-tangents",
  topic,
  level: 1,
  draft: (draw, turn) => {
    const angle = draw.int(14, 38) * 2;
    const isCentre = turn % 2 === 0;
    const key = isCentre ? 180 - angle : angle / 2;
    return {
      frames: [
        "PA and PB touch the circle with the centre O. How large is angle AOB?",
        "PA and PB are tangents of the circle with the centre O. How large is angle OAB?",
      ],
      ...numeric(degrees, key, [
        [angle, "took the two angles to be equal"],
        [isCentre ? angle / 2 : 90 - angle / 2, "halved the wrong angle"],
        [isCentre ? 2 * angle : 90 - angle, "took P for a point on the circle"],
        [isCentre ? 90 - angle / 2 : 180 - angle, `gave angle ${isCentre ? "AOP" : "AOB"}`],
        [180 - 2 * angle, "took the angle away twice"],
      ]),
      because: isCentre
        ? `OAPB has right angles at A and B, so angle AOB = 360° − 90° − 90° − ${angle}° = ${key}°.`
        : `Angle AOB = 180° − ${angle}° = ${180 - angle}°, and OA = OB, so angle OAB = (180° − ${180 - angle}°) ÷ 2 = ${key}°.`,
      figure: {
        alt: `A circle with the centre O, touched by PA in A and by PB in B; angle APB is ${angle}°`,
        draw: (alt) => {
          const half = (angle * Math.PI) / 360;
          const [x, y] = [Math.sin(half), Math.cos(half)];
          return drawGeometry({
            alt,
            points: { O: [0, 0], A: [x, y], B: [x, -y], P: [1 / x, 0] },
            circles: ["OA"],
            strokes: isCentre ? ["PA", "PB", "OA", "OB"] : ["PA", "PB", "OA", "AB"],
            angles: [{ at: "APB", text: `${angle}°` }],
          });
        },
      },
    };
  },
};

const circleInFour: Family = {
  name: "circle-in-a-drawn-quadrilateral",
  topic,
  level: 2,
  draft: (draw) => {
    const [a, b, c, d] = [draw.int(4, 9), draw.int(3, 10), draw.int(2, 8), draw.int(3, 9)];
    const [ab, bc, cd, da] = [a + b, b + c, c + d, d + a];
    if (new Set([ab, bc, cd, da]).size < 4) return undefined;
    return {
      frames: [
        "The circle touches all four sides of the quadrilateral ABCD, which is not drawn to scale. How long is DA?",
        "A round pond touches the four straight paths AB, BC, CD and DA; the lengths on a plan are given, not to scale. How long is DA on the plan?",
      ],
      ...numeric(centimetres, da, [
        [bc, "took opposite sides to be equal"],
        [bc + cd - ab, "paired sides that are next to each other"],
        [ab + bc - cd, "paired AB with BC"],
        [ab + cd, "forgot to subtract BC"],
        [Math.round((ab + bc + cd) / 3), "took the average of the other sides"],
      ]),
      because: `Tangents from one corner are equal, so AB + CD = BC + DA. DA = ${ab} + ${cd} − ${bc} = ${da} cm.`,
      figure: {
        alt: `A quadrilateral ABCD round a circle: AB = ${ab} cm, BC = ${bc} cm and CD = ${cd} cm`,
        draw: (alt) =>
          drawGeometry({
            alt,
            points: {
              A: corner(200, 290),
              B: corner(290, 380),
              C: corner(20, 100),
              D: corner(100, 200),
              o: [0, 0],
              r: [1, 0],
            },
            strokes: ["ABCDA"],
            circles: ["or"],
            unnamed: ["o", "r"],
            lengths: [
              { at: "AB", text: `${ab} cm` },
              { at: "BC", text: `${bc} cm` },
              { at: "CD", text: `${cd} cm` },
            ],
            height: 220,
          }),
      },
    };
  },
};

export const circles: readonly Family[] = [tangentAngles, circleInFour];
