import { polynomial, signed } from "../algebra-words";
import type { Family } from "../family";
import { numeric } from "../signed-slips";
import { grouped } from "../words";

const topic = "Quadratic Equations";

const equalRoots: Family = {
  name: "equal-roots",
  topic,
  level: 1,
  draft: (draw, turn) => {
    const [a, root] = [turn % 2 === 0 ? 1 : draw.one([4, 9, 16]), draw.int(2, 9)];
    const key = 2 * Math.sqrt(a) * root;
    const first = a === 1 ? "x²" : `${a}x²`;
    return {
      frames: [
        `For which positive value of k does ${first} + kx + ${root * root} = 0 have two equal roots?`,
        `The graph of y = ${first} + kx + ${root * root} touches the x-axis in one point, and k is positive. What is k?`,
      ],
      ...numeric(
        String,
        key,
        [
          [key * key, "giving k² in place of k"],
          [key / 2, "forgetting the factor 2"],
          [a * root * root, "multiplying the two numbers"],
          [4 * a * root, "forgetting to take a root of the first number"],
          [2 * key, "doubling once too often"],
          [root, "taking the root of the last number only"],
        ],
        2,
      ),
      because: `Equal roots need k² = 4 × ${a} × ${root * root} = ${key * key}, so k = ${key}.`,
    };
  },
};

const gardenSides: Family = {
  name: "garden-sides",
  topic,
  level: 1,
  draft: (draw) => {
    const [short, more] = [draw.int(7, 18), draw.int(2, 9)];
    const area = short * (short + more);
    return {
      frames: [
        `A rectangular garden is ${more} m longer than it is wide, and its area is ${area} m². How wide is it?`,
        `The floor of a hall covers ${area} m². Its length is ${more} m more than its width. What is the width?`,
      ],
      ...numeric((value) => `${grouped(value)} m`, short, [
        [short + more, "giving the length, the size of the other root"],
        [Math.round(area / more), "dividing the area by the difference"],
        [Math.round(Math.sqrt(area)), "treating it as a square"],
        [2 * short + more, "giving the sum of length and width"],
        [Math.round((area - more) / 2), "treating the area as a sum of two sides"],
      ]),
      because: `x(x + ${more}) = ${area} means (x − ${short})(x + ${short + more}) = 0; a width is positive, so it is ${short} m.`,
    };
  },
};

const fasterTrain: Family = {
  name: "faster-train",
  topic,
  level: 3,
  draft: (draw) => {
    const [speed, more, hours] = [draw.int(6, 18) * 5, draw.one([5, 10, 15, 20]), draw.int(1, 3)];
    const way = (speed * (speed + more) * hours) / more;
    if (!Number.isInteger(way / 10) || way < 120 || way > 900) return undefined;
    const less = hours === 1 ? "1 hour" : `${hours} hours`;
    return {
      frames: [
        `A train covers ${way} km at a steady speed. Had it been ${more} km/h faster, it would have taken ${less} less. What is its speed?`,
        `A truck drives ${way} km without a change of speed. With ${more} km/h more it would arrive ${less} earlier. How fast does it drive?`,
      ],
      ...numeric(
        (value) => `${value} km/h`,
        speed,
        [
          [speed + more, "giving the greater speed, the size of the other root"],
          [speed - more, "taking the extra speed off the answer"],
          [speed + 2 * more, "adding the extra speed once too often"],
          [way / more, "dividing the distance by the extra speed"],
          [speed + more / 2, "taking the middle of the two speeds"],
        ],
        5,
      ),
      because: `${way}/x − ${way}/(x + ${more}) = ${hours} becomes ${polynomial([1, more, -(way * more) / hours])} = 0, whose positive root is ${speed}; the other is ${signed(-speed - more)}.`,
    };
  },
};

export const quadraticEquations: readonly Family[] = [equalRoots, gardenSides, fasterTrain];
