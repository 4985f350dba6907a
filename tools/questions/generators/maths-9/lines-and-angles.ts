import { polynomial } from "../algebra-words";
import type { Family } from "../family";
import { numeric } from "../signed-slips";
import { degrees } from "../words";

const topic = "Lines and Angles";

const bisectedPair: Family = {
  name: "bisected-pair",
  topic,
  level: 1,
  draft: (draw) => {
    const angle = draw.int(16, 68) * 2;
    const key = (180 - angle) / 2;
    if (angle === 60 || angle === 90) return undefined;
    return {
      frames: [
        `Ray OC stands on the line AB at O, and angle AOC is ${angle}°. Ray OD bisects angle COB. How large is angle COD?`,
        `On a straight road AB a side road OC leaves at O with angle AOC = ${angle}°. A fence OD halves the angle between OC and OB. What is angle DOB?`,
      ],
      ...numeric(
        degrees,
        key,
        [
          [180 - angle, "forgetting to halve"],
          [angle / 2, "halving the angle that is given"],
          [Math.abs(90 - angle), "subtracting from 90° before halving"],
          [angle + key, "giving angle AOD"],
          [(360 - angle) / 2, "taking 360° for a straight line"],
        ],
        3,
      ),
      because: `Angle COB = 180° − ${angle}° = ${180 - angle}°, and half of it is ${key}°.`,
    };
  },
};

const bentPath: Family = {
  name: "bent-path",
  topic,
  level: 2,
  draft: (draw, turn) => {
    const [a, b] = [draw.int(24, 68), draw.int(25, 70)];
    const isSum = turn % 2 === 0;
    const key = isSum ? a + b : b;
    if (Math.abs(a - b) < 5 || a + b === 90) return undefined;
    return {
      frames: [
        `AB and CD are parallel, and E lies between them. B, D and E are on the same side of AC. Angle BAE is ${a}° and angle DCE is ${b}°. How large is angle AEC?`,
        `E lies between the parallel lines AB and CD, with B, D and E on one side of AC. Angle BAE is ${a}° and angle AEC is ${a + b}°. How large is angle DCE?`,
      ],
      ...numeric(
        degrees,
        key,
        [
          [180 - a - b, "taking the three angles for those of a triangle"],
          [
            isSum ? Math.abs(a - b) : 2 * a + b,
            isSum ? "subtracting the two angles" : "adding the two angles",
          ],
          [
            isSum ? 360 - a - b : a,
            isSum ? "giving the angle on the other side of E" : "taking the angles at A and C to be equal",
          ],
          [180 - a, "using co-interior angles only"],
          [isSum ? 180 - b : (a + b) / 2, isSum ? "leaving out one of the angles" : "halving the angle at E"],
        ],
        4,
      ),
      because: `A line through E parallel to AB splits angle AEC into alternate angles, equal to those at A and C: ${a}° + ${b}° = ${a + b}°.`,
    };
  },
};

const anglesRound: Family = {
  name: "angles-round",
  topic,
  level: 3,
  draft: (draw) => {
    const [a, b, c] = [draw.int(2, 4), draw.int(3, 6), draw.int(4, 8)];
    const [p, q, x] = [draw.int(5, 20), draw.int(5, 20), draw.int(14, 30)];
    const r = 360 - (a + b + c) * x - p + q;
    if (a === b || b === c || r < 4 || r > 40 || b * x - q < 20) return undefined;
    const angles = [a * x + p, b * x - q, c * x + r];
    const greatest = Math.max(...angles);
    if (greatest >= 180 || new Set(angles).size < 3) return undefined;
    return {
      frames: [
        `Three angles (${a}x + ${p})°, (${b}x − ${q})° and (${c}x + ${r})° fill the whole turn around a point. How large is the greatest of them?`,
        `A round dial is divided into three sectors with angles of (${a}x + ${p})°, (${b}x − ${q})° and (${c}x + ${r})°. What does the greatest angle measure?`,
      ],
      ...numeric(
        degrees,
        greatest,
        [
          [x, "giving x in place of the angle"],
          [Math.min(...angles), "giving the smallest angle"],
          [angles.toSorted((one, two) => one - two)[1] ?? 0, "giving the middle angle"],
          [Math.round((180 * c) / (a + b + c)), "taking 180° for the whole turn"],
          [greatest - r, "leaving out the number behind the x"],
          [greatest + p, "adding a number that belongs to another angle"],
          [greatest + q, "adding a number that belongs to another angle"],
        ],
        0,
      ),
      because: `The sum ${polynomial([a + b + c, p - q + r])} = 360 gives x = ${x}, so the angles are ${angles.map(degrees).join(", ")}.`,
    };
  },
};

export const linesAndAngles: readonly Family[] = [bisectedPair, bentPath, anglesRound];
