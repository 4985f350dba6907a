import { signed } from "../algebra-words";
import type { Family } from "../family";
import { numeric } from "../signed-slips";

const topic = "Coordinate Geometry";

const point = (x: number, y: number): string => `(${signed(x)}, ${signed(y)})`;
const equalDistances: Family = {
  name: "equally-far-on-the-axis",
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
        [Math.round(middle) + (middle < 0 ? -1 : 0), "took the middle of the two x-coordinates"],
        [-key, "lost the sign at the end"],
        [key - wide, "took the point below the first one"],
        [key + across, "took the point below the second one"],
        [2 * key, "forgot the last division by 2"],
      ]),
      because: `From (${signed(key)}, 0) the squared distances are ${wide}² + ${high}² and ${across}² + ${more}², and each is ${wide * wide + high * high}.`,
    };
  },
};

export const coordinateGeometry: readonly Family[] = [equalDistances];
