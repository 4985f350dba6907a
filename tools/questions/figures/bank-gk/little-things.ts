import { type Point } from "../points";
import { circle, ellipse, line, lines, path, polygon, rectangle } from "../strokes";
import type { Little } from "./little-type";

const house = (x: number, y: number): string =>
  rectangle([x - 18, y - 2], 36, 26, { fill: "paper" }) +
  polygon(
    [
      [x - 24, y - 2],
      [x, y - 24],
      [x + 24, y - 2],
    ],
    { fill: "rose" },
  ) +
  rectangle([x - 5, y + 8], 10, 16, { fill: "brown" });

const hull = (x: number, y: number): string =>
  path(`M${x - 28} ${y + 8}L${x + 28} ${y + 8}L${x + 18} ${y + 22}L${x - 18} ${y + 22}Z`, { fill: "sun" });

const wheels = (y: number, at: readonly number[]): string =>
  at.map((x) => circle([x, y], 8, { fill: "paper", width: 3 })).join("");

/** Boats, instruments, homes and vehicles. */
export const things = {
  "sail boat": (x, y) =>
    hull(x, y) +
    line(
      [
        [x, y + 8],
        [x, y - 28],
      ],
      { width: 2.5 },
    ) +
    polygon(
      [
        [x + 3, y - 26],
        [x + 3, y + 4],
        [x + 24, y + 4],
      ],
      { fill: "paper" },
    ),
  "oar boat": (x, y) =>
    hull(x, y) +
    lines(
      [
        [
          [x - 10, y + 2],
          [x - 30, y + 26],
        ],
        [
          [x + 10, y + 2],
          [x + 30, y + 26],
        ],
      ],
      { width: 3, stroke: "brown" },
    ),
  "steam boat": (x, y) =>
    hull(x, y) +
    rectangle([x - 14, y - 6], 28, 14, { fill: "paper" }) +
    rectangle([x - 5, y - 22], 10, 16, { fill: "red" }) +
    circle([x + 8, y - 27], 5, { fill: "grey" }),
  drum: (x, y) =>
    rectangle([x - 22, y - 12], 44, 30, { fill: "rose" }) +
    ellipse([x, y - 12], 22, 8, { fill: "paper" }) +
    lines(
      [
        [
          [x - 14, y - 30],
          [x - 4, y - 14],
        ],
        [
          [x + 14, y - 30],
          [x + 4, y - 14],
        ],
      ],
      { width: 3, stroke: "brown" },
    ),
  flute: (x, y) =>
    rectangle([x - 30, y - 5], 60, 10, { fill: "sun", round: 4 }) +
    [-20, -6, 4, 14, 23].map((dx) => circle([x + dx, y], 2, { fill: "ink" })).join(""),
  sitar: (x, y) =>
    line(
      [
        [x - 8, y + 8],
        [x + 24, y - 26],
      ],
      { width: 7, stroke: "brown" },
    ) +
    circle([x - 13, y + 12], 15, { fill: "sun" }) +
    line(
      [
        [x - 15, y + 16],
        [x + 25, y - 27],
      ],
      { width: 1.2 },
    ),
  bell: (x, y) =>
    path(
      `M${x - 20} ${y + 14}Q${x - 14} ${y + 6} ${x - 13} ${y - 8}A13 13 0 0 1 ${x + 13} ${y - 8}Q${x + 14} ${y + 6} ${x + 20} ${y + 14}Z`,
      { fill: "sun" },
    ) + circle([x, y + 19], 5, { fill: "brown" }),
  hut: house,
  igloo: (x, y) =>
    path(`M${x - 28} ${y + 22}A28 34 0 0 1 ${x + 28} ${y + 22}Z`, { fill: "sky" }) +
    path(`M${x - 8} ${y + 22}A8 12 0 0 1 ${x + 8} ${y + 22}Z`, { fill: "ink" }) +
    lines(
      [
        [
          [x - 25, y + 8],
          [x + 25, y + 8],
        ],
        [
          [x - 17, y - 4],
          [x + 17, y - 4],
        ],
      ],
      { width: 1.2 },
    ),
  tent: (x, y) =>
    polygon(
      [
        [x - 28, y + 22],
        [x, y - 24],
        [x + 28, y + 22],
      ],
      { fill: "sun" },
    ) +
    polygon(
      [
        [x - 8, y + 22],
        [x, y - 6],
        [x + 8, y + 22],
      ],
      { fill: "brown" },
    ),
  "house on posts": (x, y) =>
    house(x, y - 10) +
    lines(
      [-16, 0, 16].map((dx): Point[] => [
        [x + dx, y + 14],
        [x + dx, y + 28],
      ]),
      { width: 4, stroke: "brown" },
    ) +
    line(
      [
        [x - 28, y + 28],
        [x + 28, y + 28],
      ],
      { stroke: "blue", width: 3 },
    ),
  bicycle: (x, y) =>
    wheels(y + 12, [x - 18, x + 18]) +
    lines(
      [
        [
          [x - 18, y + 12],
          [x - 6, y - 10],
          [x + 12, y - 10],
          [x + 18, y + 12],
        ],
        [
          [x - 6, y - 10],
          [x + 2, y + 12],
          [x + 12, y - 10],
        ],
        [
          [x + 12, y - 10],
          [x + 10, y - 20],
          [x + 18, y - 20],
        ],
      ],
      { width: 2.5 },
    ),
  cart: (x, y) =>
    rectangle([x - 24, y - 12], 40, 18, { fill: "brown" }) +
    circle([x - 4, y + 12], 13, { fill: "paper", width: 3 }) +
    line(
      [
        [x + 16, y],
        [x + 30, y + 6],
      ],
      { width: 3 },
    ),
  bus: (x, y) =>
    rectangle([x - 30, y - 18], 60, 32, { fill: "red", round: 5 }) +
    [-22, -6, 10].map((dx) => rectangle([x + dx, y - 11], 11, 10, { fill: "sky" })).join("") +
    wheels(y + 15, [x - 16, x + 16]),
  aeroplane: (x, y) =>
    ellipse([x, y], 30, 8, { fill: "paper" }) +
    polygon(
      [
        [x - 4, y],
        [x - 16, y + 24],
        [x - 6, y + 24],
        [x + 10, y],
      ],
      { fill: "sky" },
    ) +
    polygon(
      [
        [x - 28, y - 4],
        [x - 30, y - 20],
        [x - 20, y - 6],
      ],
      { fill: "sky" },
    ),
} as const satisfies Record<string, Little>;
