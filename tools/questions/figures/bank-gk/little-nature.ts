import { polar, regularPolygon, type Point } from "../points";
import { circle, ellipse, line, lines, path, polygon, rectangle } from "../strokes";
import type { Little } from "./little-type";

/** Prints, plants and what one plays with. */
export const nature = {
  "bird print": (x, y) =>
    lines(
      [-38, 0, 38].map((turned): Point[] => [[x, y + 12], polar([x, y + 12], 34, turned)]),
      { width: 4 },
    ) +
    line(
      [
        [x, y + 12],
        [x, y + 26],
      ],
      { width: 4 },
    ),
  "web print": (x, y) =>
    polygon(
      [
        [x, y + 22],
        [x - 24, y - 16],
        [x - 10, y - 10],
        [x, y - 24],
        [x + 10, y - 10],
        [x + 24, y - 16],
      ],
      { fill: "grey" },
    ),
  "paw print": (x, y) =>
    ellipse([x, y + 10], 15, 12, { fill: "ink" }) +
    [
      [-20, -6],
      [-8, -18],
      [8, -18],
      [20, -6],
    ]
      .map(([dx = 0, dy = 0]) => circle([x + dx, y + dy], 6, { fill: "ink" }))
      .join(""),
  "hoof print": (x, y) =>
    ellipse([x - 10, y], 8, 20, { fill: "ink" }) + ellipse([x + 10, y], 8, 20, { fill: "ink" }),
  palm: (x, y) =>
    path(
      `M${x - 3} ${y + 28}Q${x + 6} ${y} ${x - 2} ${y - 14}L${x + 3} ${y - 14}Q${x + 11} ${y} ${x + 4} ${y + 28}Z`,
      { fill: "brown" },
    ) +
    [-75, -40, 0, 40, 75]
      .map((turned) => line([[x, y - 14], polar([x, y - 14], 20, turned)], { width: 5, stroke: "green" }))
      .join(""),
  cactus: (x, y) =>
    rectangle([x - 6, y - 26], 12, 52, { fill: "green", round: 6 }) +
    path(
      `M${x - 6} ${y + 6}L${x - 20} ${y + 6}L${x - 20} ${y - 10}M${x + 6} ${y - 2}L${x + 20} ${y - 2}L${x + 20} ${y - 18}`,
      { stroke: "green", width: 8 },
    ),
  lotus: (x, y) =>
    [-60, -30, 0, 30, 60]
      .map((turned) => {
        const [a, b] = polar([x, y + 12], 34, turned);
        const [c, d] = polar([x, y + 12], 20, turned - 24);
        const [e, f] = polar([x, y + 12], 20, turned + 24);
        return polygon(
          [
            [x, y + 12],
            [c, d],
            [a, b],
            [e, f],
          ],
          { fill: "rose", width: 1.5 },
        );
      })
      .join("") + ellipse([x, y + 20], 28, 6, { fill: "leaf" }),
  mango: (x, y) =>
    ellipse([x, y + 4], 20, 22, { fill: "sun" }) +
    line(
      [
        [x, y - 18],
        [x + 4, y - 28],
      ],
      { width: 3, stroke: "brown" },
    ) +
    ellipse([x + 14, y - 26], 9, 4, { fill: "leaf" }),
  bat: (x, y) =>
    polygon(
      [
        [x - 24, y + 22],
        [x - 14, y + 30],
        [x + 12, y + 2],
        [x + 2, y - 8],
      ],
      { fill: "sun" },
    ) +
    line(
      [
        [x + 7, y - 3],
        [x + 26, y - 26],
      ],
      { width: 5, stroke: "brown" },
    ),
  racket: (x, y) =>
    ellipse([x, y - 10], 16, 19, { fill: "paper", width: 3 }) +
    lines(
      [-8, 0, 8].map((dx): Point[] => [
        [x + dx, y - 25],
        [x + dx, y + 5],
      ]),
      { width: 1 },
    ) +
    lines(
      [-18, -10, -2].map((dy): Point[] => [
        [x - 14, y + dy],
        [x + 14, y + dy],
      ]),
      { width: 1 },
    ) +
    line(
      [
        [x, y + 9],
        [x, y + 30],
      ],
      { width: 5, stroke: "brown" },
    ),
  "hockey stick": (x, y) =>
    path(`M${x + 14} ${y - 28}L${x - 2} ${y + 16}A9 9 0 0 1 ${x - 20} ${y + 12}`, {
      width: 6,
      stroke: "brown",
    }),
  ball: (x, y) =>
    circle([x, y], 22, { fill: "paper" }) +
    polygon(regularPolygon([x, y], 9, 5), { fill: "ink" }) +
    lines(
      Array.from({ length: 5 }, (_, k): Point[] => [polar([x, y], 9, k * 72), polar([x, y], 22, k * 72)]),
      { width: 1.5 },
    ),
  kite: (x, y) =>
    polygon(
      [
        [x, y - 28],
        [x + 20, y - 4],
        [x, y + 20],
        [x - 20, y - 4],
      ],
      { fill: "lilac" },
    ) +
    lines(
      [
        [
          [x, y - 28],
          [x, y + 20],
        ],
        [
          [x - 20, y - 4],
          [x + 20, y - 4],
        ],
        [
          [x, y + 20],
          [x + 8, y + 30],
        ],
      ],
      { width: 1.5 },
    ),
} as const satisfies Record<string, Little>;
