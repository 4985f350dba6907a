import { drawPlot, pointsOf } from "../../figures/plot";
import type { Point } from "../../figures/points";
import { ratio, signed } from "../algebra-words";
import type { Family } from "../family";
import { quotients } from "../signed-slips";

const topic = "Area under Curves";

/** The step that gives an axis of this length at most eight marks. */
const stepFor = (length: number): number => [1, 2, 3, 5, 10, 20, 30].find((step) => length / step <= 7) ?? 50;

/** The end of an axis that reaches a value in whole steps. */
const endFor = (value: number): { most: number; step: number } => {
  const step = stepFor(value + 1);
  return { most: Math.ceil((value + 0.5) / step) * step, step };
};

const underParabola: Family = {
  name: "striped-under-parabola",
  topic,
  level: 1,
  draft: (draw) => {
    const [a, low, high, c] = [draw.int(1, 3), draw.int(1, 2), draw.int(3, 5), draw.int(1, 6)];
    const at = (x: number): number => a * x ** 3 + 3 * c * x;
    const f = (x: number): number => a * x * x + c;
    const text = a === 1 ? "x²" : `${a}x²`;
    return {
      frames: [
        `The curve is y = ${text} + ${c}. What is the striped area, in square units?`,
        `A garden, striped in the drawing, lies between a straight path along the x-axis and the curve y = ${text} + ${c}. What is its area in square units?`,
      ],
      ...quotients(
        [at(high) - at(low), 3],
        [
          [at(high) + at(low), 3, "added the values at both limits"],
          [at(high) - at(low), 1, "forgot to divide by 3"],
          [a * (high * high - low * low), 1, "took the difference of the heights"],
          [a * (high ** 3 - low ** 3), 3, "left out the constant"],
          [at(high), 3, "took 0 for the lower limit"],
          [a * (high ** 3 - low ** 3) + 3 * c, 3, "added the constant in place of its integral"],
        ],
      ),
      because: `The antiderivative ${a === 1 ? "" : a}x³/3 + ${c === 1 ? "" : c}x grows from ${ratio(at(low), 3)} at x = ${low} to ${ratio(at(high), 3)} at x = ${high}: the area is ${ratio(at(high) - at(low), 3)}.`,
      figure: {
        alt: `The area between a curve and the x-axis, striped from x = ${low} to x = ${high}`,
        draw: (alt) =>
          drawPlot({
            alt,
            across: { name: "x", most: 6, step: 1 },
            up: { name: "y", ...endFor(f(high)) },
            curves: [{ points: pointsOf(f, 0, high) }],
            shaded: [[low, 0], ...pointsOf(f, low, high), [high, 0]],
          }),
      },
    };
  },
};

const ovalArea: Family = {
  name: "striped-part-of-ellipse",
  topic,
  level: 2,
  draft: (draw, turn) => {
    const [a, b] = [draw.int(3, 8), draw.int(2, 7)];
    const isHalf = turn % 2 === 1;
    if (a <= b || (a * b) % (isHalf ? 2 : 4) !== 0) return undefined;
    const key = isHalf ? (a * b) / 2 : (3 * a * b) / 4;
    const show = (value: number): string => `${value}π`;
    const round = (from: number, to: number): Point[] =>
      Array.from({ length: 61 }, (_, index): Point => {
        const angle = ((from + ((to - from) * index) / 60) * Math.PI) / 180;
        return [a * Math.cos(angle), b * Math.sin(angle)];
      });
    const side = a + 1;
    return {
      frames: [
        `Three quarters of the ellipse x²/${a * a} + y²/${b * b} = 1 are striped, as drawn. What is the striped area in square units?`,
        `A stage is striped in the drawing: half of the ellipse x²/${a * a} + y²/${b * b} = 1, with 1 m for each unit. What is its area in square metres?`,
      ],
      key: show(key),
      slips: [
        [show(a * b), "took the whole ellipse"],
        [show(isHalf ? (a * b) / 4 : (a * b) / 2), isHalf ? "took a quarter of it" : "took half of it"],
        [show((key / (a * b)) * a * a), "used the longer half axis twice"],
        [show((key / (a * b)) * b * b), "used the shorter half axis twice"],
      ]
        .filter(([text = ""]) => !text.includes("."))
        .map(([text = "", mistake = ""]) => [text, mistake] as const),
      because: `The half axes are ${a} and ${b}, so the whole ellipse has the area π × ${a} × ${b} = ${a * b}π; ${isHalf ? "half" : "three quarters"} of it is ${key}π.`,
      figure: {
        alt: isHalf
          ? `An ellipse round the origin, its half above the x-axis striped`
          : `An ellipse round the origin, striped but for the quarter below and to the right`,
        draw: (alt) =>
          drawPlot({
            alt,
            across: { name: "x", least: -side, most: side },
            up: { name: "y", least: -side * 0.55, most: side * 0.55 },
            crossed: true,
            curves: [{ points: round(0, 360).map(([x, y]): Point => [x, (y * 0.5 * a) / b]) }],
            shaded: [[0, 0] as const, ...round(0, isHalf ? 180 : 270)].map(([x, y]): Point => [
              x,
              (y * 0.5 * a) / b,
            ]),
          }),
      },
    };
  },
};

const lineAndParabola: Family = {
  name: "striped-between-line-and-parabola",
  topic,
  level: 2,
  draft: (draw, turn) => {
    const [m, p, q] = [draw.int(2, 6), draw.int(-4, 1), draw.int(2, 5)];
    const isLine = turn % 2 === 0;
    const [low, high] = isLine ? [0, m] : [p, q];
    const size = high - low;
    if (!isLine && (p + q < 1 || p * q >= 0)) return undefined;
    const line = isLine ? `${m}x` : `${p + q === 1 ? "" : p + q}x + ${-p * q}`;
    const height = (x: number): number => (p + q) * x - p * q;
    const above = (x: number): number => (isLine ? m * x : height(x));
    const [left, right] = [Math.min(0, low) - 1, high + 1];
    const cubes = high ** 3 - low ** 3;
    const under = (high + low) * (high ** 2 - low ** 2) - 2 * low * high * size;
    const top = Math.max(right * right, above(right));
    return {
      frames: [
        `The drawing shows the line y = ${line} and the parabola y = x². What is the striped area, in square units?`,
        `The line y = ${line} cuts off the striped piece of the parabola y = x². What is its area in square units?`,
      ],
      ...quotients(
        [size ** 3, 6],
        [
          [cubes, 3, "gave the area under the parabola"],
          [under, 2, "took the area under the line only"],
          [2 * cubes + 3 * under, 6, "added the two areas"],
          [size * size, 2, "treated the region as a triangle"],
        ],
      ),
      because: `They meet at x = ${signed(low)} and x = ${high}. The integral of (${line}) − x² between these limits is ${ratio(size ** 3, 6)}.`,
      figure: {
        alt: `A parabola and a line that meet at x = ${signed(low)} and x = ${high}, with the area between them striped`,
        draw: (alt) =>
          drawPlot({
            alt,
            across: { name: "x", least: left, most: right, ...(right - left <= 8 && { step: 1 }) },
            up: { name: "y", ...endFor(top) },
            crossed: true,
            curves: [
              { points: pointsOf((x) => x * x, left, right) },
              { points: pointsOf(above, Math.max(left, isLine ? 0 : p), right, 1), dashed: true },
            ],
            shaded: [...pointsOf((x) => x * x, low, high), [high, above(high)], [low, above(low)]],
          }),
      },
    };
  },
};

export const areaUnderCurves: readonly Family[] = [underParabola, ovalArea, lineAndParabola];
