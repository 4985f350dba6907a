import { signed } from "../algebra-words";
import type { Family } from "../family";
import { numeric } from "../signed-slips";

const topic = "Coordinate Geometry";

const point = (x: number, y: number): string => `(${signed(x)}, ${signed(y)})`;
const quadrants = ["first quadrant", "second quadrant", "third quadrant", "fourth quadrant"] as const;
const quadrantOf = (x: number, y: number): number => (y > 0 ? (x > 0 ? 0 : 1) : x < 0 ? 2 : 3);

const whichQuadrant: Family = {
  name: "which-quadrant",
  topic,
  level: 1,
  draft: (draw, turn) => {
    const [a, b] = [draw.int(1, 9) * (turn % 2 === 0 ? -1 : 1), -draw.int(1, 9)];
    const isSwap = turn % 2 === 1;
    const key = isSwap ? quadrantOf(b, a) : quadrantOf(-a, b);
    return {
      frames: [
        `If the point (a, b) is ${point(a, b)}, in which quadrant does the point (−a, b) lie?`,
        `The point (p, q) is ${point(a, b)}. In which quadrant does the point (q, p) lie?`,
      ],
      key: quadrants[key] ?? "",
      slips: quadrants.map(
        (name) => [name, "reading the signs of the coordinates in the wrong order"] as const,
      ),
      because: `The point is ${isSwap ? point(b, a) : point(-a, b)}, which lies in the ${quadrants[key] ?? ""}.`,
      beware: `The point ${point(a, b)} itself lies in the ${quadrants[quadrantOf(a, b)] ?? ""}.`,
    };
  },
};

const rectangleArea: Family = {
  name: "rectangle-from-points",
  topic,
  level: 1,
  draft: (draw) => {
    const [x, y, p, q] = [-draw.int(1, 6), -draw.int(1, 5), draw.int(2, 7), draw.int(1, 7)];
    const [wide, high] = [p - x, q - y];
    if (wide === high) return undefined;
    return {
      frames: [
        `A rectangle has two opposite corners at ${point(x, y)} and ${point(p, q)}, and its sides are parallel to the axes. What is its area in square units?`,
        `A plot on a map grid has straight edges along the grid lines and opposite corners at ${point(x, q)} and ${point(p, y)}. How many square units does it cover?`,
      ],
      ...numeric(String, wide * high, [
        [(p + x) * (q + y) > 0 ? (p + x) * (q + y) : p * q, "losing the minus signs of the coordinates"],
        [2 * (wide + high), "finding the perimeter"],
        [wide + high, "adding length and width"],
        [p * q, "multiplying the coordinates of one corner"],
        [wide * high + wide, "counting a row of squares twice"],
        [wide * high - high, "counting one column too few"],
      ]),
      because: `It is ${p} − (${signed(x)}) = ${wide} units wide and ${q} − (${signed(y)}) = ${high} units high: ${wide} × ${high} = ${wide * high}.`,
    };
  },
};

const twoMirrors: Family = {
  name: "two-mirrors",
  topic,
  level: 2,
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
        [isXFirst ? point(-x + move, y) : point(x, -y + move), "reflecting in the other axis"],
        [isXFirst ? point(x, -y + move) : point(-x + move, y), "moving along the other axis"],
        [isXFirst ? point(x - move, -y) : point(-x, y - move), "moving in the opposite direction"],
        [point(endY, endX), "changing the coordinates round"],
        [isXFirst ? point(-x + move, -y) : point(-x, -y + move), "reflecting in both axes"],
      ],
      because: `The reflection leads to ${isXFirst ? point(x, -y) : point(-x, y)}, and the move to ${point(endX, endY)}.`,
    };
  },
};

export const coordinateGeometry: readonly Family[] = [whichQuadrant, rectangleArea, twoMirrors];
