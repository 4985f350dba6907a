import type { Family } from "../family";
import { hurriedSlips, numberSlips } from "../slips";
import { gate } from "./fence-with-a-gate";
import { bend } from "./same-wire-new-shape";

const topic = "Perimeter";
const metres = (value: number): string => `${value} m`;
const centimetres = (value: number): string => `${value} cm`;

const threeSides: Family = {
  name: "round-a-triangle",
  topic,
  level: 1,
  draft: (draw) => {
    const [a, b, c] = [draw.int(14, 38), draw.int(14, 38), draw.int(14, 38)];
    const key = a + b + c;
    if (2 * Math.max(a, b, c) >= key || a === b || b === c || a === c) return undefined;
    return {
      frames: [
        `A park has three sides. They are ${a} m, ${b} m and ${c} m long. How far is it once round the park?`,
        `A sail is a triangle with sides of ${a} m, ${b} m and ${c} m. How much rope goes once round its edge?`,
      ],
      key: metres(key),
      slips: numberSlips(metres, [
        [key - 10, "forgetting to carry a ten"],
        [a + b, "leaving out one side"],
        [key + a, "counting one side twice"],
        [2 * (a + b), "adding as if it were a rectangle"],
        ...hurriedSlips(key),
      ]),
      because: `Add the three sides: ${a} + ${b} + ${c} = ${key} m.`,
    };
  },
};

const equalSides: Family = {
  name: "round-equal-sides",
  topic,
  level: 1,
  draft: (draw) => {
    const [shape, sides] = draw.one([
      ["square", 4],
      ["pentagon", 5],
      ["hexagon", 6],
    ] as const);
    const side = draw.int(7, 25);
    const key = sides * side;
    return {
      frames: [
        `All the sides of a ${shape} are ${side} cm long. What is its perimeter?`,
        `A tile has the shape of a ${shape}. Each side measures ${side} cm. What is the length of its whole border?`,
      ],
      key: centimetres(key),
      slips: numberSlips(centimetres, [
        [(sides + 1) * side, `giving the ${shape} one side too many`],
        [(sides - 1) * side, `giving the ${shape} one side too few`],
        [sides + side, "adding instead of multiplying"],
        [2 * side, "adding only two sides"],
        ...hurriedSlips(key),
      ]),
      because: `A ${shape} has ${sides} sides: ${sides} × ${side} = ${key} cm.`,
    };
  },
};

const rounds: Family = {
  name: "rounds-of-a-field",
  topic,
  level: 2,
  draft: (draw) => {
    const [long, wide, times] = [draw.int(35, 80), draw.int(20, 34), draw.int(2, 4)];
    const key = 2 * (long + wide) * times;
    return {
      frames: [
        `A field is ${long} m long and ${wide} m wide. Meera runs round it ${times} times. How far does she run?`,
        `A garden is ${long} m long and ${wide} m wide. A fence of ${times} rows of wire goes all round it. How much wire is needed?`,
      ],
      key: metres(key),
      slips: numberSlips(metres, [
        [2 * (long + wide), "counting one round only"],
        [(long + wide) * times, "adding only one long and one short side"],
        [2 * (long + wide) + times, `adding ${times} instead of multiplying`],
        [2 * (long + wide) * (times + 1), "counting one round too many"],
        [4 * long * times, "taking all four sides to be long ones"],
        ...hurriedSlips(key),
      ]),
      because: `Once round is ${long} + ${wide} + ${long} + ${wide} = ${2 * (long + wide)} m, and ${times} times that is ${key} m.`,
    };
  },
};

/** The families of the topic Perimeter. */
export const perimeter: readonly Family[] = [threeSides, equalSides, rounds, bend, gate];
