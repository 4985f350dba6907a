import type { Family } from "../family";
import { numeric } from "../signed-slips";
import { degrees } from "../words";

const topic = "Circles";

const centimetres = (value: number): string => `${value} cm`;

const tangentLength: Family = {
  name: "tangent-length",
  topic,
  level: 1,
  draft: (draw, turn) => {
    const [a, b, c] = draw.one([
      [3, 4, 5],
      [5, 12, 13],
      [8, 15, 17],
      [6, 8, 10],
      [7, 24, 25],
      [9, 12, 15],
      [10, 24, 26],
    ] as const);
    const key = turn % 2 === 0 ? b : a;
    return {
      frames: [
        `A point is ${c} cm from the centre of a circle of radius ${a} cm. How long is a tangent from the point to the circle?`,
        `A tangent of ${b} cm is drawn to a circle from a point that is ${c} cm from its centre. What is the radius?`,
      ],
      ...numeric(centimetres, key, [
        [c - (turn % 2 === 0 ? a : b), "subtracting the two lengths"],
        [c + (turn % 2 === 0 ? a : b), "adding the two lengths"],
        [key * key, "forgetting the square root"],
        [turn % 2 === 0 ? a : b, "taking radius and tangent to be equal"],
        [2 * key, "doubling the result"],
      ]),
      because: `Radius and tangent meet at a right angle, so the length is √(${c}² − ${turn % 2 === 0 ? a : b}²) = ${key} cm.`,
    };
  },
};

const tangentAngles: Family = {
  name: "tangent-angles",
  topic,
  level: 1,
  draft: (draw, turn) => {
    const angle = draw.int(14, 38) * 2;
    const isCentre = turn % 2 === 0;
    const key = isCentre ? 180 - angle : angle / 2;
    return {
      frames: [
        `Two tangents PA and PB are drawn to a circle with centre O, and angle APB is ${angle}°. How large is angle AOB?`,
        `PA and PB are tangents to a circle with centre O, and angle APB measures ${angle}°. How large is angle OAB?`,
      ],
      ...numeric(
        degrees,
        key,
        [
          [angle, "taking the two angles to be equal"],
          [isCentre ? angle / 2 : 90 - angle / 2, "halving the wrong angle"],
          [isCentre ? 2 * angle : 90 - angle, "taking P for a point on the circle"],
          [isCentre ? 360 - angle : 180 - angle, "forgetting the right angles or taking too many"],
          [90 - angle / 2, "giving an angle of triangle PAB or OPA"],
          [180 - 2 * angle, "taking the angle away twice"],
        ],
        4,
      ),
      because: isCentre
        ? `OAPB has right angles at A and B, so angle AOB = 360° − 90° − 90° − ${angle}° = ${key}°.`
        : `Angle AOB = 180° − ${angle}° = ${180 - angle}°, and OA = OB, so angle OAB = (180° − ${180 - angle}°) ÷ 2 = ${key}°.`,
    };
  },
};

const circleInFour: Family = {
  name: "circle-in-four",
  topic,
  level: 2,
  draft: (draw) => {
    const [a, b, c, d] = [draw.int(4, 9), draw.int(3, 10), draw.int(2, 8), draw.int(3, 9)];
    const [ab, bc, cd, da] = [a + b, b + c, c + d, d + a];
    if (new Set([ab, bc, cd, da]).size < 4) return undefined;
    return {
      frames: [
        `A circle touches all four sides of the quadrilateral ABCD. AB = ${ab} cm, BC = ${bc} cm and CD = ${cd} cm. How long is DA?`,
        `Around a round pond runs a path of four straight parts AB, BC, CD and DA, each touching the pond. On a plan AB is ${ab} cm, BC ${bc} cm and CD ${cd} cm long. How long is DA on the plan?`,
      ],
      ...numeric(centimetres, da, [
        [bc, "taking opposite sides to be equal"],
        [bc + cd - ab, "pairing sides that are next to each other"],
        [ab + bc - cd, "pairing AB with BC"],
        [ab + cd, "forgetting to subtract BC"],
        [Math.round((ab + bc + cd) / 3), "taking the average of the other sides"],
      ]),
      because: `Tangents from one corner are equal, so AB + CD = BC + DA. DA = ${ab} + ${cd} − ${bc} = ${da} cm.`,
    };
  },
};

export const circles: readonly Family[] = [tangentLength, tangentAngles, circleInFour];
