import { ratio } from "../algebra-words";
import type { Family } from "../family";
import { quotients } from "../signed-slips";

const topic = "Area under Curves";

const underParabola: Family = {
  name: "under-parabola",
  topic,
  level: 1,
  draft: (draw) => {
    const [a, low, high, c] = [draw.int(1, 3), draw.int(1, 2), draw.int(3, 5), draw.int(1, 6)];
    const at = (x: number): number => a * x ** 3 + 3 * c * x;
    const text = a === 1 ? "x²" : `${a}x²`;
    return {
      frames: [
        `What is the area, in square units, between the curve y = ${text} + ${c} and the x-axis from x = ${low} to x = ${high}?`,
        `A garden lies between a straight path, the x-axis, and the curve y = ${text} + ${c}, from x = ${low} to x = ${high}. What is its area in square units?`,
      ],
      ...quotients(
        [at(high) - at(low), 3],
        [
          [at(high) + at(low), 3, "adding the values at both limits"],
          [at(high) - at(low), 1, "forgetting to divide by 3"],
          [a * (high * high - low * low), 1, "taking the difference of the heights"],
          [a * (high ** 3 - low ** 3), 3, "leaving out the constant"],
          [a * (high ** 3 - low ** 3) + 3 * c, 3, "adding the constant in place of its integral"],
          [a * (high ** 3 - low ** 3) + 2 * c * (high - low), 2, "dividing by 2 in place of 3"],
        ],
      ),
      because: `The antiderivative ${a === 1 ? "" : a}x³/3 + ${c === 1 ? "" : c}x grows from ${ratio(at(low), 3)} to ${ratio(at(high), 3)}: the area is ${ratio(at(high) - at(low), 3)}.`,
    };
  },
};

const ovalArea: Family = {
  name: "oval-area",
  topic,
  level: 2,
  draft: (draw, turn) => {
    const [a, b] = [draw.int(4, 9), draw.int(2, 8)];
    const isHalf = turn % 2 === 1;
    if (a <= b || (isHalf && (a * b) % 2 !== 0)) return undefined;
    const key = isHalf ? (a * b) / 2 : a * b;
    const show = (value: number): string => `${value}π`;
    return {
      frames: [
        `What area, in square units, is enclosed by the ellipse x²/${a * a} + y²/${b * b} = 1?`,
        `A stage has the shape of the upper half of the ellipse x²/${a * a} + y²/${b * b} = 1, with the metre as unit. What is its area in square metres?`,
      ],
      key: show(key),
      slips: [
        [
          show(isHalf ? a * b : (a * b) / 2),
          isHalf ? "taking the whole ellipse" : "taking half of the ellipse",
        ],
        [show(a * a * b * b), "multiplying the squares of the half axes"],
        [show(a + b), "adding the half axes"],
        [show(4 * a * b), "multiplying the whole axes"],
        [show((a * b) / 4), "taking a quarter of the ellipse"],
        [show(2 * a * b), "doubling the area"],
        [show(a * a), "using the longer half axis twice"],
        [show(b * b), "using the shorter half axis twice"],
      ]
        .filter(([text = ""]) => !text.includes("."))
        .map(([text = "", mistake = ""]) => [text, mistake] as const),
      because: `The half axes are ${a} and ${b}; the ellipse has the area π × ${a} × ${b} = ${a * b}π${isHalf ? `, and half of it is ${key}π` : ""}.`,
    };
  },
};

const lineAndParabola: Family = {
  name: "line-and-parabola",
  topic,
  level: 3,
  draft: (draw, turn) => {
    const [m, p, q] = [draw.int(2, 8), draw.int(-4, 1), draw.int(2, 6)];
    const isLine = turn % 2 === 0;
    const [low, high] = isLine ? [0, m] : [p, q];
    const size = high - low;
    if (!isLine && (p + q < 1 || p * q >= 0)) return undefined;
    const line = isLine ? `${m}x` : `${p + q === 1 ? "" : p + q}x + ${-p * q}`;
    return {
      frames: [
        `What is the area, in square units, of the region between the parabola y = x² and the line y = ${line}?`,
        `The line y = ${line} cuts off a piece of the parabola y = x². What is the area of that piece in square units?`,
      ],
      ...quotients(
        [size ** 3, 6],
        [
          [size ** 3, 3, "leaving out the area under the line"],
          [size ** 3, 2, "taking the area under the line only"],
          [(size * size) / 2, 1, "treating the region as a triangle"],
          [5 * size ** 3, 6, "adding the two areas"],
          [size ** 3, 12, "halving once too often"],
          [Math.abs(high ** 3), 3, "integrating the parabola alone"],
        ],
      ),
      because: `They meet at x = ${low < 0 ? `−${-low}` : low} and x = ${high}. The integral of (${line}) − x² between these limits is ${ratio(size ** 3, 6)}.`,
    };
  },
};

export const areaUnderCurves: readonly Family[] = [underParabola, ovalArea, lineAndParabola];
