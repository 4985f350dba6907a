import { drawPlot } from "../../figures/plot";
import type { Point } from "../../figures/points";
import { sumOfTerms } from "../algebra-words";
import type { Family } from "../family";
import { numeric } from "../signed-slips";
import { grouped, listed, wholeRupees } from "../words";

const topic = "Linear Programming";

const regions = [
  [30, [15, 25], [30, 10], 35],
  [35, [10, 30], [25, 15], 30],
  [25, [20, 20], [30, 10], 35],
  [35, [15, 30], [25, 15], 30],
  [30, [20, 25], [30, 15], 35],
] as const;

const bestCorner: Family = {
  name: "best-corner-of-striped-region",
  topic,
  level: 1,
  draft: (draw, turn) => {
    const [p, q] = [draw.int(2, 9), draw.int(2, 9)];
    const [top, second, third, right] = draw.one(regions.filter((_, index) => index % 2 === turn % 2));
    const corners: readonly Point[] = [[0, top], second, third, [right, 0]];
    const values = corners.map(([x, y]) => p * x + q * y);
    const key = Math.max(...values);
    if (new Set(values).size < 4 || p === q) return undefined;
    const z = sumOfTerms([
      [p, "x"],
      [q, "y"],
    ]);
    const names = [
      "the corner on the y-axis",
      "the second corner",
      "the third corner",
      "the corner on the x-axis",
    ];
    return {
      frames: [
        `The striped region is the feasible region of a problem. What is the greatest value of Z = ${z} in it?`,
        `A farmer may grow x acres of maize and y acres of millet only within the striped region. The profit is Z = ${z} in hundreds of rupees. What is the greatest value of Z?`,
      ],
      ...numeric(grouped, key, [
        ...values.map((value, index) => [value, `stopped at ${names[index]}`] as const),
        [Math.max(...corners.map(([x, y]) => q * x + p * y)), "changed the two coefficients round"],
        [p * right + q * top, "joined the greatest x to the greatest y"],
      ]),
      because: `Z takes its greatest value at a corner. At ${listed(corners.map(([x, y]) => `(${x}, ${y})`))} it is ${listed(values)}.`,
      figure: {
        alt: `A striped region with the corners (0, 0), ${corners.map(([x, y]) => `(${x}, ${y})`).join(", ")}`,
        draw: (alt) =>
          drawPlot({
            alt,
            across: { name: "x", most: 40, step: 5 },
            up: { name: "y", most: 40, step: 5 },
            curves: [{ points: corners }],
            shaded: [[0, 0], ...corners],
          }),
      },
    };
  },
};

const twoBestCorners: Family = {
  name: "same-best-value-at-two-corners",
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
        [show(1, key), "changed p and q round"],
        [show(1, 1), "took both coefficients to be equal"],
        [show(x, y), "compared the coordinates of one corner only"],
        [show(x, top), "compared the coordinates without subtracting"],
        [show(key * 2, 1), "halved one of the differences"],
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
      ...numeric(wholeRupees, key, [
        [at(lastX, 0), "made only the first kind"],
        [at(0, lastY), "made only the second kind"],
        [at(lastX, lastY), "took the largest number of each kind at once"],
        [at(y, x), "changed the two numbers round"],
        [at(x - 1, y), "made one of the first kind too few"],
        [at(x, y - 1), "made one of the second kind too few"],
        [at(x + 1, y), "made one of the first kind too many"],
        [at(x, y + 1), "made one of the second kind too many"],
      ]),
      because: `The limits x + ${b}y ≤ ${first} and ${c}x + y ≤ ${second} meet at (${x}, ${y}), where the profit ${p} × ${x} + ${q} × ${y} = ${grouped(key)} is greater than at the other corners.`,
    };
  },
};

export const linearProgramming: readonly Family[] = [bestCorner, twoBestCorners, workshopProfit];
