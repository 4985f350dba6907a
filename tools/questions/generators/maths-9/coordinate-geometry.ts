import { signed } from "../algebra-words";
import type { Family } from "../family";

const topic = "Coordinate Geometry";

const point = (x: number, y: number): string => `(${signed(x)}, ${signed(y)})`;

const twoMirrors: Family = {
  name: "reflect-and-move",
  topic,
  level: 1,
  draft: (draw, turn) => {
    const [x, y, move] = [draw.int(2, 8), -draw.int(2, 8), draw.int(2, 6)];
    const isXFirst = turn % 2 === 0;
    const [endX, endY] = isXFirst ? [x + move, -y] : [-x, y + move];
    if (x === -y || endX === endY || endY === 0) return undefined;
    return {
      frames: [
        `The point ${point(x, y)} is reflected in the x-axis and then moved ${move} units to the right. Where does it end?`,
        `The point ${point(x, y)} is reflected in the y-axis and then moved ${move} units up. At which point is it then?`,
      ],
      key: point(endX, endY),
      slips: [
        [isXFirst ? point(-x + move, y) : point(x, -y + move), "reflected in the other axis"],
        [isXFirst ? point(x, -y + move) : point(-x + move, y), "moved along the other axis"],
        [isXFirst ? point(x - move, -y) : point(-x, y - move), "moved in the opposite direction"],
        [point(endY, endX), "changed the coordinates round"],
        [isXFirst ? point(-x + move, -y) : point(-x, -y + move), "reflected in both axes"],
      ],
      because: `The reflection leads to ${isXFirst ? point(x, -y) : point(-x, y)}, and the move to ${point(endX, endY)}.`,
    };
  },
};

export const coordinateGeometry: readonly Family[] = [twoMirrors];
