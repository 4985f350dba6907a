import { polynomial, signed } from "../algebra-words";
import type { Family } from "../family";
import { numeric } from "../signed-slips";
import { grouped } from "../words";

const topic = "Quadratic Equations";

const equalRoots: Family = {
  name: "roots-that-coincide",
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
      ...numeric(grouped, key, [
        [key * key, "gave k² in place of k"],
        [key / 2, "forgot the factor 2"],
        [a * root * root, "multiplied the two numbers"],
        [4 * a * root, "forgot to take a root of the first number"],
        [2 * key, "doubled once too often"],
        [root, "took the root of the last number only"],
      ]),
      because: `Equal roots need k² = 4 × ${a} × ${root * root} = ${key * key}, so k = ${key}.`,
    };
  },
};

const fasterTrain: Family = {
  name: "speed-raised-on-the-way",
  topic,
  level: 2,
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
      ...numeric((value) => `${value} km/h`, speed, [
        [speed + more, "gave the greater speed, the size of the other root"],
        [speed - more, "took the extra speed off the answer"],
        [speed + 2 * more, "added the extra speed once too often"],
        [way / more, "divided the distance by the extra speed"],
        [speed + more / 2, "took the middle of the two speeds"],
      ]),
      because: `${way}/x − ${way}/(x + ${more}) = ${hours} becomes ${polynomial([1, more, -(way * more) / hours])} = 0, whose positive root is ${speed}; the other is ${signed(-speed - more)}.`,
    };
  },
};

export const quadraticEquations: readonly Family[] = [equalRoots, fasterTrain];
