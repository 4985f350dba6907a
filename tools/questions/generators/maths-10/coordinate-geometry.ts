import { signed } from "../algebra-words";
import type { Family } from "../family";
import { numeric } from "../signed-slips";

const topic = "Coordinate Geometry";

const point = (x: number, y: number): string => `(${signed(x)}, ${signed(y)})`;
const triples = [
  [3, 4, 5],
  [5, 12, 13],
  [8, 15, 17],
  [6, 8, 10],
  [9, 12, 15],
  [4, 3, 5],
  [12, 5, 13],
] as const;

const farCorners: Family = {
  name: "far-corners",
  topic,
  level: 1,
  draft: (draw) => {
    const [wide, high, key] = draw.one(triples);
    const [x, y] = [-draw.int(1, 4), draw.int(1, 5)];
    const [p, q] = [point(x, y), point(x + wide, y - high)];
    return {
      frames: [
        `What is the distance between the points ${p} and ${q}?`,
        `A straight pipe joins two taps that a plan shows at ${p} and ${q}; one unit is 1 m. How many metres long is the pipe?`,
      ],
      ...numeric(String, key, [
        [wide + high, "adding the two differences"],
        [key * key, "forgetting the square root"],
        [Math.abs(wide + 2 * x) + high, "losing the signs of the coordinates"],
        [Math.abs(wide - high), "subtracting the two differences"],
        [Math.max(wide, high), "taking one difference alone"],
      ]),
      because: `The differences are ${wide} and ${high}, and √(${wide}² + ${high}²) = ${key}.`,
    };
  },
};

const dividingPoint: Family = {
  name: "dividing-point",
  topic,
  level: 1,
  draft: (draw) => {
    const [m, n] = [draw.int(1, 3), draw.int(2, 5)];
    const [x, y, p, q] = [draw.int(-6, 4), draw.int(-6, 6), draw.int(1, 3), draw.int(-3, 3)];
    if (m >= n || q === 0 || x === y) return undefined;
    const [endX, endY] = [x + (m + n) * p, y + (m + n) * q];
    const [a, b] = [point(x, y), point(endX, endY)];
    return {
      frames: [
        `Which point divides the line segment from A${a} to B${b} in the ratio ${m} : ${n}, counted from A?`,
        `P lies on the segment from A${a} to B${b} so that AP : PB = ${m} : ${n}. Which point is P?`,
      ],
      key: point(x + m * p, y + m * q),
      slips: [
        [point(x + n * p, y + n * q), "counting the ratio from B"],
        [point(y + m * q, x + m * p), "changing the coordinates round"],
        [point(m * p, m * q), "adding nothing of the point A"],
        [point(x - m * p, y - m * q), "going from A away from B"],
        [point(x + m * p, y - m * q), "losing a sign in the second coordinate"],
      ],
      because: `P lies ${m} of ${m + n} equal steps from A, and one step is ${point(p, q)}: ${point(x + m * p, y + m * q)}.`,
    };
  },
};

const equalDistances: Family = {
  name: "equal-distances",
  topic,
  level: 2,
  draft: (draw) => {
    const [key, wide, high, more] = [draw.int(-5, 6), draw.int(1, 7), draw.int(1, 8), draw.int(1, 8)];
    const other = wide * wide + high * high - more * more;
    const across = Math.sqrt(other);
    if (key === 0 || !Number.isInteger(across) || across === 0 || more === high) return undefined;
    const [a, b] = [point(key - wide, high), point(key + across, more)];
    const middle = (2 * key - wide + across) / 2;
    return {
      frames: [
        `Which number is the x-coordinate of the point on the x-axis that is equally far from ${a} and ${b}?`,
        `A well is to be dug on a straight road, the x-axis of a map, equally far from two villages at ${a} and ${b}. What is its x-coordinate?`,
      ],
      ...numeric(signed, key, [
        [Math.round(middle) + (middle < 0 ? -1 : 0), "taking the middle of the two x-coordinates"],
        [-key, "losing the sign at the end"],
        [key - wide, "taking the point below the first one"],
        [key + across, "taking the point below the second one"],
        [2 * key, "forgetting the last division by 2"],
      ]),
      because: `From (${signed(key)}, 0) the squared distances are ${wide}² + ${high}² and ${across}² + ${more}², and each is ${wide * wide + high * high}.`,
    };
  },
};

export const coordinateGeometry: readonly Family[] = [farCorners, dividingPoint, equalDistances];
