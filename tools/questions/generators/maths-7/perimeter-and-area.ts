import type { Family } from "../family";
import { numeric } from "../signed-slips";
import { grouped } from "../words";

const topic = "Perimeter and Area";

const rollingWheel: Family = {
  name: "way-of-a-rolling-wheel",
  topic,
  level: 1,
  draft: (draw) => {
    const [radius, turns] = [draw.one([14, 21, 28, 35, 42]), draw.int(2, 20) * 50];
    const round = (44 * radius) / 7;
    const key = (round * turns) / 100;
    return {
      frames: [
        `Take π = 22/7. A cycle wheel has a radius of ${radius} cm. How far does the cycle go while the wheel turns ${turns} times?`,
        `A roller for a cricket pitch has a diameter of ${2 * radius} cm. Taking π = 22/7, how far does it roll in ${turns} turns?`,
      ],
      ...numeric((value) => `${grouped(value)} m`, key, [
        [key / 2, "used the radius for the diameter"],
        [key * 2, "used the diameter for the radius"],
        [(22 * radius * radius * turns) / 70_000, "used the formula of the area"],
        [key * 10, "changed centimetres into metres by 10"],
        [round, "counted one turn only"],
      ]),
      because: `One turn is 2 × 22/7 × ${radius} = ${round} cm, and ${turns} turns are ${grouped(round * turns)} cm = ${grouped(key)} m.`,
    };
  },
};

const otherHeight: Family = {
  name: "second-height",
  topic,
  level: 2,
  draft: (draw) => {
    const [a, h, b] = [draw.int(8, 24), draw.int(5, 18), draw.int(9, 30)];
    const key = (a * h) / b;
    if (a >= b || !Number.isInteger(key) || key < 4 || h >= b || key >= a) return undefined;
    return {
      frames: [
        `The sides of a parallelogram are ${a} cm and ${b} cm. The height on the side of ${a} cm is ${h} cm. How long is the height on the side of ${b} cm?`,
        `A tile is a parallelogram with sides of ${b} cm and ${a} cm. The two sides of ${a} cm are ${h} cm apart. How far apart are the sides of ${b} cm?`,
      ],
      ...numeric((value) => `${value} cm`, key, [
        [Math.round((b * h) / a), "turned the ratio of the sides over"],
        [h, "took both heights to be equal"],
        [Math.abs(h - (b - a)), "subtracted the difference of the sides"],
        [h + b - a, "added the difference of the sides"],
        [a * h, "gave the area"],
        [key * 2, "used the formula of the triangle"],
      ]),
      because: `The area is ${a} × ${h} = ${a * h} cm², and ${a * h} ÷ ${b} = ${key} cm.`,
    };
  },
};

const pathInside: Family = {
  name: "path-along-the-edge",
  topic,
  level: 3,
  draft: (draw, turn) => {
    const [long, wide, path] = [draw.int(20, 48), draw.int(14, 30), draw.int(1, 3)];
    if (long <= wide) return undefined;
    const isOutside = turn % 2 === 1;
    const sign = isOutside ? 1 : -1;
    const other = (long + 2 * sign * path) * (wide + 2 * sign * path);
    const key = Math.abs(other - long * wide);
    return {
      frames: [
        `Inside a rectangular park of ${long} m by ${wide} m a path ${path} m wide runs all along its edge. What is the area of the path?`,
        `A rectangular lawn of ${long} m by ${wide} m is surrounded by a path ${path} m wide. What area does the path cover?`,
      ],
      ...numeric((value) => `${grouped(value)} m²`, key, [
        [
          Math.abs((long + sign * path) * (wide + sign * path) - long * wide),
          "counted the width on one side only",
        ],
        [2 * (long + wide) * path, "multiplied the perimeter by the width"],
        [
          Math.abs((long - 2 * sign * path) * (wide - 2 * sign * path) - long * wide),
          "put the path on the other side of the edge",
        ],
        [other, "gave the area of one of the rectangles"],
      ]),
      because: `The rectangles have ${grouped(long * wide)} m² and (${long} ${isOutside ? "+" : "−"} ${2 * path}) × (${wide} ${isOutside ? "+" : "−"} ${2 * path}) = ${grouped(other)} m²; the difference is ${grouped(key)} m².`,
    };
  },
};

export const perimeterAndArea: readonly Family[] = [rollingWheel, otherHeight, pathInside];
