import { polynomial, signed } from "../algebra-words";
import type { Family } from "../family";
import { numeric } from "../signed-slips";
import { grouped } from "../words";

const topic = "Applications of Derivatives";

const growingShape: Family = {
  name: "rate-of-a-growing-shape",
  topic,
  level: 1,
  draft: (draw, turn) => {
    const [radius, rate] = [draw.int(4, 15), draw.int(2, 6)];
    const isBall = turn % 2 === 1;
    const key = isBall ? 4 * radius * radius * rate : 2 * radius * rate;
    const unit = isBall ? "cm³/s" : "cm²/s";
    return {
      frames: [
        `The radius of a circular wave grows at ${rate} cm/s. How fast does the area inside it grow when the radius is ${radius} cm?`,
        `The radius of a soap bubble grows at ${rate} cm/s. How fast does its volume grow when the radius is ${radius} cm?`,
      ],
      ...numeric((value) => `${grouped(value)}π ${unit}`, key, [
        [isBall ? 4 * radius * radius : 2 * radius, "left out the rate of the radius"],
        [
          isBall ? (4 * radius ** 3 * rate) / 3 : radius * radius * rate,
          "multiplied the measure itself by the rate",
        ],
        [
          isBall ? 8 * radius * rate : 2 * rate,
          isBall ? "used the surface in place of the volume" : "used the circumference in place of the area",
        ],
        [key * rate, "used the rate twice"],
        [isBall ? 2 * radius * radius * rate : radius * rate, "took half of the derivative"],
        [
          isBall ? 12 * radius * radius * rate : 4 * radius * rate,
          "took a wrong factor in the formula of the shape",
        ],
      ]),
      because: `The derivative of ${isBall ? "4/3 πr³ is 4πr²" : "πr² is 2πr"} times dr/dt: ${isBall ? `4π × ${radius}² × ${rate}` : `2π × ${radius} × ${rate}`} = ${grouped(key)}π.`,
    };
  },
};

const fallingInterval: Family = {
  name: "longest-run-of-a-cubic",
  topic,
  level: 1,
  draft: (draw, turn) => {
    const [p, q, c] = [-draw.int(1, 5), draw.int(1, 6), draw.int(1, 12)];
    const sign = turn % 2 === 0 ? 1 : -1;
    if ((p + q) % 2 !== 0 || p + q === 0) return undefined;
    const text = polynomial([2 * sign, -3 * sign * (p + q), 6 * sign * p * q, c]);
    const show = (a: number, b: number): string => `(${signed(a)}, ${signed(b)})`;
    return {
      frames: [
        `What is the largest interval on which f(x) = ${text} decreases?`,
        `The height of a track above x is f(x) = ${text}. What is the largest interval on which it rises?`,
      ],
      key: show(p, q),
      slips: [
        [show(-q, -p), "took the zeros of the derivative with the wrong signs"],
        [show(0, q), "left out the negative numbers"],
        [show(p, 0), "stopped at 0"],
        [show(2 * p, 2 * q), "forgot a factor when solving f′(x) = 0"],
        [show(p, -p), "used one of the zeros only"],
      ],
      because: `f′(x) = ${signed(6 * sign)}(x + ${-p})(x − ${q}), which is ${sign === 1 ? "negative" : "positive"} between ${signed(p)} and ${q}.`,
    };
  },
};

export const applicationsOfDerivatives: readonly Family[] = [growingShape, fallingInterval];
