import { signed } from "../algebra-words";
import type { Family } from "../family";

const topic = "Lines in Space";

const show = (x: number, y: number, z: number): string => `(${signed(x)}, ${signed(y)}, ${signed(z)})`;

const piercedPlane: Family = {
  name: "line-meets-a-coordinate-plane",
  topic,
  level: 2,
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
        [order(x - t * p, y - t * q, 0), "went along the line the wrong way"],
        [order(x, y, 0), "put 0 for one coordinate and left the others"],
        [order(x + p, y + q, 0), "took one step along the line only"],
        [order(endY, endX, 0), "changed the two coordinates round"],
        [order(x + t, y + t, 0), "added the number of steps to each coordinate"],
        [order(t * p, t * q, 0), "started from the origin"],
      ],
      because: `Each step along the line adds ${order(p, q, r)}, and after ${t} steps the coordinate ${signed(z)} has become 0: ${order(endX, endY, 0)}.`,
    };
  },
};

export const linesInSpace: readonly Family[] = [piercedPlane];
