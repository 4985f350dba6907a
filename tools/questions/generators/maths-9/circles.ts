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
  name: "chord-from-centre",
  topic,
  level: 1,
  draft: (draw, turn) => {
    const [a, b, c] = draw.one(rightTriangles);
    const key = turn % 2 === 0 ? 2 * b : a;
    return {
      frames: [
        `A chord is ${a} cm away from the centre of a circle of radius ${c} cm. How long is the chord?`,
        `In a round plate of radius ${c} cm a crack runs straight for ${2 * b} cm from rim to rim. How far is it from the centre?`,
      ],
      ...numeric(centimetres, key, [
        [b, "giving half of the chord"],
        [turn % 2 === 0 ? 2 * (c - a) : c - b, "subtracting the lengths in place of their squares"],
        [2 * a, "doubling the distance from the centre"],
        [turn % 2 === 0 ? c + a : 2 * c - 2 * b, "adding or subtracting the lengths as they stand"],
        [2 * c - a, "subtracting the distance from the diameter"],
      ]),
      because: `Radius, half chord and distance form a right-angled triangle: ${a}² + ${b}² = ${c}², so the answer is ${key} cm.`,
    };
  },
};

const angleAtCircle: Family = {
  name: "angle-at-circle",
  topic,
  level: 1,
  draft: (draw, turn) => {
    const angle = draw.int(17, 65) * 2;
    const isMinor = turn % 2 === 1;
    const key = isMinor ? 180 - angle / 2 : angle / 2;
    if (angle === 90) return undefined;
    return {
      frames: [
        `A chord AB subtends an angle of ${angle}° at the centre of a circle. What angle does it subtend at a point of the major arc?`,
        `O is the centre of a circle, angle AOB is ${angle}° and C is a point of the minor arc AB. How large is angle ACB?`,
      ],
      ...numeric(
        degrees,
        key,
        [
          [isMinor ? angle / 2 : 180 - angle / 2, "taking a point of the other arc"],
          [angle, "taking the angles at centre and circle to be equal"],
          [2 * angle, "doubling in place of halving"],
          [180 - angle, "taking the two angles to be supplementary"],
          [90 - angle / 2, "giving an angle at the base of triangle AOB"],
          [360 - angle, "giving the reflex angle at the centre"],
        ],
        4,
      ),
      because: isMinor
        ? `The reflex angle at O is 360° − ${angle}° = ${360 - angle}°, and the angle at C is half of it, ${key}°.`
        : `The angle at the circle is half of the angle at the centre: ${angle}° ÷ 2 = ${key}°.`,
    };
  },
};

const twoChords: Family = {
  name: "two-chords",
  topic,
  level: 3,
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
        [isSame ? a + c : Math.abs(a - c), "placing the chords on the wrong sides of the centre"],
        [Math.abs(b - d), "subtracting the halves of the chords"],
        [Math.abs(2 * b - 2 * d), "subtracting the chords"],
        [Math.max(a, c), "giving the distance of one chord from the centre"],
        [b + d, "adding the halves of the chords"],
        [radius, "taking the radius for the distance"],
      ]),
      because: `The chords are √(${radius}² − ${b}²) = ${a} cm and √(${radius}² − ${d}²) = ${c} cm from the centre, so they are ${key} cm apart.`,
    };
  },
};

export const circles: readonly Family[] = [chordFromCentre, angleAtCircle, twoChords];
