import { sumOfTerms } from "../algebra-words";
import type { Family } from "../family";
import { numeric } from "../signed-slips";
import { grouped, wholeRupees } from "../words";

const topic = "Linear Programming";

const bestCorner: Family = {
  name: "best-corner",
  topic,
  level: 1,
  draft: (draw, turn) => {
    const [p, q] = [draw.int(2, 9), draw.int(2, 9)];
    const corners = [
      [0, draw.int(20, 40)],
      [draw.int(10, 20), draw.int(16, 28)],
      [draw.int(22, 32), draw.int(6, 14)],
      [draw.int(34, 48), 0],
    ] as const;
    const values = corners.map(([x, y]) => p * x + q * y);
    const isMost = turn % 2 === 0;
    const key = isMost ? Math.max(...values) : Math.min(...values);
    if (new Set(values).size < 4 || p === q) return undefined;
    const text = corners.map(([x, y]) => `(${x}, ${y})`).join(", ");
    const z = sumOfTerms([
      [p, "x"],
      [q, "y"],
    ]);
    return {
      frames: [
        `A bounded feasible region has the corner points (0, 0), ${text}. What is the maximum of Z = ${z} in it?`,
        `The feasible region of a problem is bounded, with the corner points ${text}. What is the least value of Z = ${z}?`,
      ],
      ...numeric(
        grouped,
        key,
        [
          ...values.map((value) => [value, "stopping at another corner"] as const),
          [q * (corners[1][0] + corners[2][0]), "changing the two coefficients round"],
          [p * corners[1][0] + q * corners[0][1], "mixing the coordinates of two corners"],
          [key + p, "a slip in one of the products"],
        ],
        0,
      ),
      because: `Z takes its ${isMost ? "greatest" : "least"} value at a corner; in their order the corners give ${values.join(", ")}.`,
    };
  },
};

const twoBestCorners: Family = {
  name: "two-best-corners",
  topic,
  level: 2,
  draft: (draw) => {
    const [x, y, top] = [draw.int(6, 20), draw.int(6, 20), draw.int(12, 40)];
    const [over, under] = [x, top - y];
    if (under <= 0 || over % under !== 0 || over === under) return undefined;
    const key = over / under;
    const show = (p: number, q: number): string => `${q === 1 ? "" : q}q = ${p === 1 ? "" : p}p`;
    return {
      frames: [
        `Z = px + qy with positive p and q takes its maximum at both of the corners (${x}, ${y}) and (0, ${top}). Which condition must hold?`,
        `With p, q > 0 the greatest value of Z = px + qy occurs at (0, ${top}) and also at (${x}, ${y}). Which equation do p and q satisfy?`,
      ],
      key: show(key, 1),
      slips: [
        [show(1, key), "changing p and q round"],
        [show(1, 1), "taking both coefficients to be equal"],
        [show(key + 1, 1), "a slip in dividing"],
        [show(x, top), "comparing the coordinates without subtracting"],
        [show(key * 2, 1), "halving one of the differences"],
      ],
      because: `${x}p + ${y}q = ${top}q means ${x}p = ${under}q, so q = ${key}p.`,
    };
  },
};

const workshopProfit: Family = {
  name: "workshop-profit",
  topic,
  level: 3,
  draft: (draw) => {
    const [x, y] = [draw.int(4, 12), draw.int(4, 12)];
    const [a, b, c, d] = [1, draw.int(2, 3), draw.int(2, 4), 1];
    const [first, second] = [a * x + b * y, c * x + d * y];
    const [p, q] = [draw.int(4, 20) * 10, draw.int(4, 20) * 10];
    const at = (m: number, n: number): number => p * m + q * n;
    const [lastX, lastY] = [Math.min(first / a, second / c), Math.min(first / b, second / d)];
    const key = at(x, y);
    if (key <= at(lastX, 0) || key <= at(0, lastY) || !Number.isInteger(lastX) || !Number.isInteger(lastY))
      return undefined;
    return {
      frames: [
        `A lamp needs ${a} hour of cutting and ${c} hours of painting, a shelf ${b} hours of cutting and ${d} hour of painting. There are ${first} hours for cutting and ${second} for painting. A lamp brings ${wholeRupees(p)} and a shelf ${wholeRupees(q)}. What is the greatest profit?`,
        `A baker uses ${a} kg of flour and ${c} kg of fruit for a tray of cake, and ${b} kg of flour and ${d} kg of fruit for a tray of bread. There are only ${first} kg of flour and ${second} kg of fruit. The profit is ${wholeRupees(p)} on cake and ${wholeRupees(q)} on bread for each tray. What is the greatest profit?`,
      ],
      ...numeric(
        wholeRupees,
        key,
        [
          [at(lastX, 0), "making only the first kind"],
          [at(0, lastY), "making only the second kind"],
          [at(lastX, lastY), "taking the largest number of each kind at once"],
          [at(y, x), "changing the two numbers round"],
          [at(x - 1, y), "making one of the first kind too few"],
          [at(x, y - 1), "making one of the second kind too few"],
          [at(x + 1, y), "making one of the first kind too many"],
          [at(x, y + 1), "making one of the second kind too many"],
        ],
        0,
      ),
      because: `The limits x + ${b}y ≤ ${first} and ${c}x + y ≤ ${second} meet at (${x}, ${y}), where the profit ${p} × ${x} + ${q} × ${y} = ${grouped(key)} is greater than at the other corners.`,
    };
  },
};

export const linearProgramming: readonly Family[] = [bestCorner, twoBestCorners, workshopProfit];
