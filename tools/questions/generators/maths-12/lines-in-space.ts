import { ratio, signed } from "../algebra-words";
import type { Family } from "../family";
import { numeric, quotients } from "../signed-slips";

const topic = "Lines in Space";

const boxes = [
  [1, 2, 2, 3],
  [2, 3, 6, 7],
  [1, 4, 8, 9],
  [2, 6, 9, 11],
  [4, 4, 7, 9],
  [6, 6, 7, 11],
  [3, 4, 12, 13],
] as const;
const show = (x: number, y: number, z: number): string => `(${signed(x)}, ${signed(y)}, ${signed(z)})`;

const directionCosine: Family = {
  name: "direction-cosine",
  topic,
  level: 1,
  draft: (draw, turn) => {
    const [p, q, r, size] = draw.one(boxes);
    const [x, y, z] = [draw.int(-3, 4), draw.int(-3, 4), draw.int(-3, 4)];
    const [a, b] = [show(x, y, z), show(x + p, y - q, z + r)];
    const [part, axis] = turn % 2 === 0 ? [r, "z"] : [-q, "y"];
    return {
      frames: [
        `A line runs from ${a} to ${b}. What is the cosine of the angle between this direction and the positive z-axis?`,
        `What is the direction cosine with the y-axis of the line directed from ${a} to ${b}?`,
      ],
      ...quotients(
        [part, size],
        [
          [-part, size, "taking the direction the other way round"],
          [part, p + q + r, "dividing by the sum of the differences"],
          [part, size * size, "forgetting the square root below"],
          [p, size, "taking the angle with the x-axis"],
          [size, part, "turning the fraction over"],
          [part === r ? -q : r, size, "taking the angle with another axis"],
        ],
      ),
      because: `The differences are ${p}, −${q} and ${r}, and the length is ${size}; along the ${axis}-axis the cosine is ${ratio(part, size)}.`,
    };
  },
};

const meetingAngle: Family = {
  name: "meeting-angle",
  topic,
  level: 1,
  draft: (draw) => {
    const [a, b, p, q, r] = [draw.int(2, 6), -draw.int(2, 6), draw.int(2, 5), draw.int(1, 6), draw.int(2, 4)];
    const key = -(b * q + r * a) / p;
    const c = a;
    if (!Number.isInteger(key) || key === 0) return undefined;
    const [x, y, z] = [draw.int(1, 6), draw.int(1, 6), draw.int(1, 6)];
    return {
      frames: [
        `The lines (x − ${x})/k = (y + ${y})/${signed(b)} = (z − ${z})/${c} and (x + ${z})/${p} = (y − ${x})/${q} = (z + ${y})/${r} are perpendicular. What is k?`,
        `For which k do the lines (x + ${x})/k = (y − ${z})/${signed(b)} = (z + ${y})/${c} and (x − ${y})/${p} = (y + ${x})/${q} = (z − ${z})/${r} have directions at right angles?`,
      ],
      ...numeric(signed, key, [
        [-key, "losing the minus sign at the end"],
        [(b * p) / q, "making the lines parallel"],
        [-(b * q - r * a) / p, "losing a sign in one of the products"],
        [-(b * q + r * a), `forgetting to divide by ${p}`],
        [-(b * r + q * a) / p, "multiplying the wrong components"],
      ]),
      because: `${p}k + (${signed(b)}) × ${q} + ${c} × ${r} = 0 gives k = ${signed(key)}.`,
    };
  },
};

const piercedPlane: Family = {
  name: "pierced-plane",
  topic,
  level: 3,
  draft: (draw, turn) => {
    const [p, q, t] = [draw.int(1, 4), draw.int(-4, 4), draw.int(2, 4)];
    const [x, y, r] = [draw.int(-4, 5), draw.int(-4, 5), draw.int(1, 3)];
    const z = -t * r;
    const [endX, endY] = [x + t * p, y + t * q];
    if (q === 0 || endX === endY) return undefined;
    const isPlaneXY = turn % 2 === 0;
    const order = (a: number, b: number, c: number): string => (isPlaneXY ? show(a, b, c) : show(c, a, b));
    const [start, second] = [order(x, y, z), order(x + p, y + q, z + r)];
    return {
      frames: [
        `At which point does the line through ${start} and ${second} meet the xy-plane?`,
        `A laser beam passes through ${start} and then ${second}. Where does it hit a wall that is the yz-plane?`,
      ],
      key: order(endX, endY, 0),
      slips: [
        [order(x - t * p, y - t * q, 0), "going along the line the wrong way"],
        [order(x, y, 0), "putting 0 for one coordinate and leaving the others"],
        [order(x + p, y + q, 0), "taking one step along the line only"],
        [order(endY, endX, 0), "changing the two coordinates round"],
        [order(x + t, y + t, 0), "adding the number of steps to each coordinate"],
        [order(t * p, t * q, 0), "starting from the origin"],
      ],
      because: `Each step along the line adds ${order(p, q, r)}, and after ${t} steps the coordinate ${signed(z)} has become 0: ${order(endX, endY, 0)}.`,
    };
  },
};

export const linesInSpace: readonly Family[] = [directionCosine, meetingAngle, piercedPlane];
