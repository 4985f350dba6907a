import { drawGeometry } from "../../figures/geometry";
import type { Family } from "../family";
import { rightTriangles } from "../right-triangles";
import { numeric } from "../signed-slips";
import { degrees } from "../words";

const topic = "Circles";

/** A radius, and for each of two chords its distance from the centre and half its length. */
const chordPairs = [
  [25, 7, 24, 15, 20],
  [25, 7, 24, 20, 15],
  [50, 14, 48, 30, 40],
  [50, 14, 48, 40, 30],
  [65, 16, 63, 25, 60],
  [65, 16, 63, 33, 56],
  [65, 25, 60, 39, 52],
] as const;
const centimetres = (value: number): string => `${value} cm`;

const chordFromCentre: Family = {
  name: "chord-of-a-drawn-circle",
  topic,
  level: 1,
  draft: (draw, turn) => {
    const [a, b, c] = draw.one(rightTriangles);
    const key = turn % 2 === 0 ? 2 * b : a;
    return {
      frames: [
        "O is the centre of the circle, and OM is perpendicular to the chord AB. How long is AB?",
        "A round plate with the centre O has a straight crack AB, and OM is perpendicular to it. How far is M from O?",
      ],
      ...numeric(centimetres, key, [
        [b, "gave half of the chord"],
        [turn % 2 === 0 ? 2 * (c - a) : c - b, "subtracted the lengths in place of their squares"],
        [2 * a, "doubled the distance from the centre"],
        [turn % 2 === 0 ? c + a : 2 * c - 2 * b, "used the lengths without their squares"],
        [2 * c - a, "subtracted the distance from the diameter"],
      ]),
      because: `Radius, half chord and distance form a right-angled triangle: ${a}² + ${b}² = ${c}², so the answer is ${key} cm.`,
      figure: {
        alt: `A circle with the centre O and a chord AB; M is the foot of the perpendicular from O; OA = ${c} cm and ${turn % 2 === 0 ? `OM = ${a}` : `AB = ${2 * b}`} cm`,
        draw: (alt) =>
          drawGeometry({
            alt,
            points: {
              O: [0, 0],
              A: [-b, -a],
              B: [b, -a],
              M: [0, -a],
              // So that OM has its length on the right, and AB its own below the letter M.
              p: [-c, 0],
              q: [-b, -a - 0.2 * c],
              r: [b, -a - 0.2 * c],
            },
            unnamed: ["p", "q", "r"],
            strokes: ["AB", "OA", "OM"],
            circles: ["OA"],
            angles: [{ at: "OMB", right: true }],
            lengths: [
              { at: "OA", text: `${c} cm` },
              turn % 2 === 0 ? { at: "OM", text: `${a} cm` } : { at: "qr", text: `${2 * b} cm` },
            ],
            height: 220,
          }),
      },
    };
  },
};

const angleAtCircle: Family = {
  name: "angle-at-a-drawn-circle",
  topic,
  level: 1,
  draft: (draw, turn) => {
    const angle = draw.int(17, 65) * 2;
    const isMinor = turn % 2 === 1;
    const key = isMinor ? 180 - angle / 2 : angle / 2;
    if (angle === 90) return undefined;
    return {
      frames: [
        "O is the centre of the circle. How large is angle ACB?",
        "A, B and C are three posts on the edge of a round pool with the centre O. How large is angle ACB?",
      ],
      ...numeric(degrees, key, [
        [isMinor ? angle / 2 : 180 - angle / 2, "took a point of the other arc"],
        [angle, "took the angles at centre and circle to be equal"],
        [2 * angle, "doubled in place of halving"],
        [180 - angle, "took the two angles to be supplementary"],
        [90 - angle / 2, "gave an angle at the base of triangle AOB"],
        [360 - angle, "gave the reflex angle at the centre"],
      ]),
      because: isMinor
        ? `The reflex angle at O is 360° − ${angle}° = ${360 - angle}°, and the angle at C is half of it, ${key}°.`
        : `The angle at the circle is half of the angle at the centre: ${angle}° ÷ 2 = ${key}°.`,
      figure: {
        alt: `A circle with the centre O; angle AOB is ${angle}°, and C lies on the ${isMinor ? "smaller" : "larger"} arc between A and B`,
        draw: (alt) => {
          const at = (degree: number): readonly [number, number] => [
            Math.sin((degree * Math.PI) / 180),
            -Math.cos((degree * Math.PI) / 180),
          ];
          return drawGeometry({
            alt,
            points: { O: [0, 0], A: at(-angle / 2), B: at(angle / 2), C: at(isMinor ? 8 : 165) },
            strokes: ["AOB", "ACB"],
            circles: ["OA"],
            angles: [{ at: "AOB", text: `${angle}°` }],
            height: 220,
          });
        },
      },
    };
  },
};

const twoChords: Family = {
  name: "two-chords",
  topic,
  level: 2,
  draft: (draw, turn) => {
    const [radius, a, b, c, d] = draw.one(chordPairs);
    const isSame = turn % 2 === 0;
    const key = isSame ? Math.abs(a - c) : a + c;
    return {
      frames: [
        `Two parallel chords of ${2 * b} cm and ${2 * d} cm lie on the same side of the centre of a circle with radius ${radius} cm. How far apart are they?`,
        `In a circle of radius ${radius} cm there are two parallel chords of ${2 * b} cm and ${2 * d} cm on opposite sides of the centre. What is the distance between them?`,
      ],
      ...numeric(centimetres, key, [
        [isSame ? a + c : Math.abs(a - c), "placed the chords on the wrong sides of the centre"],
        [Math.abs(b - d), "subtracted the halves of the chords"],
        [Math.abs(2 * b - 2 * d), "subtracted the chords"],
        [Math.max(a, c), "gave the distance of one chord from the centre"],
        [b + d, "added the halves of the chords"],
        [radius, "took the radius for the distance"],
      ]),
      because: `The chords are √(${radius}² − ${b}²) = ${a} cm and √(${radius}² − ${d}²) = ${c} cm from the centre, so they are ${key} cm apart.`,
    };
  },
};

export const circles: readonly Family[] = [chordFromCentre, angleAtCircle, twoChords];
