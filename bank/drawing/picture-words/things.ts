import { polar, rotate, type Point } from "../points";
import type { Fill, Piece } from "./piece";

/** Functions that read the details of a thing from the words, such as “with 3 spots” or “door on the left”. */
type Details = {
  /** Whether the description has these words. */
  readonly has: (words: string) => boolean;
  /** Returns the number before words that match a regular expression, 3 in “with 3 spots”, or the usual number if there is none. */
  readonly count: (pattern: string, usual: number) => number;
};

export const poly = (fill: Fill, ...points: Point[]): Piece => ({ points, fill });
export const disc = (x: number, y: number, radius: number, fill: Fill = "white"): Piece => ({
  centre: [x, y],
  radius,
  fill,
});
export const box = (x: number, y: number, width: number, height: number, fill: Fill = "white"): Piece =>
  poly(fill, [x, y], [x + width, y], [x + width, y + height], [x, y + height]);

/** Returns an ellipse as a polygon, turned by degrees. */
export function oval(
  [x, y]: Point,
  radiusX: number,
  radiusY: number,
  fill: Fill = "white",
  degrees = 0,
): Piece {
  const points = Array.from({ length: 16 }, (_, index): Point => {
    const angle = (index * Math.PI) / 8;
    return rotate([x + radiusX * Math.cos(angle), y + radiusY * Math.sin(angle)], [x, y], degrees);
  });
  return { points, fill };
}

/** Returns evenly spaced numbers between two ends; a single one is in the middle. */
export const spread = (count: number, from: number, to: number): number[] =>
  Array.from({ length: count }, (_, index) =>
    count === 1 ? (from + to) / 2 : from + (index * (to - from)) / (count - 1),
  );

/** Returns the upper half of a disc. */
const dome = (x: number, y: number, radius: number, fill: Fill = "white"): Piece => ({
  points: Array.from({ length: 13 }, (_, index) => polar([x, y], radius, -90 + index * 15)),
  fill,
});

/** Returns the fill of a part: black or white if the words say so, otherwise its usual fill. */
const fillOf = (has: Details["has"], part: string, usual: Fill): Fill =>
  has(`black ${part}`) ? "black" : has(`white ${part}`) ? "white" : usual;

/** The function that draws each thing. A thing with a front faces right. */
export const things: Readonly<Record<string, (details: Details) => Piece[]>> = {
  house: ({ has }) => {
    const doorX = has("door on the left") ? -0.45 : has("door in the middle") ? -0.15 : 0.15;
    const windowX = has("door on the left") ? 0.3 : -0.3;
    const pane = has("round window")
      ? disc(windowX, 0.3, 0.15, "sky")
      : box(windowX - 0.14, 0.16, 0.28, 0.28, "sky");
    return [
      ...(has("no chimney")
        ? []
        : [box(has("chimney on the right") ? 0.34 : -0.54, -0.78, 0.2, 0.5, "rose")]),
      box(-0.65, -0.1, 1.3, 0.95, "sun"),
      poly(fillOf(has, "roof", "rose"), [-0.85, -0.1], [0, -0.85], [0.85, -0.1]),
      box(doorX, 0.35, 0.3, 0.5, "black"),
      ...(has("door in the middle") || has("no window") ? [] : [pane]),
    ];
  },
  boat: ({ has }) => [
    box(-0.06, -0.8, 0.1, 1.1),
    poly(has("striped sail") ? "slant" : "sky", [0.08, -0.72], [0.72, 0.16], [0.08, 0.16]),
    ...(has("flag") ? [poly("black", [-0.06, -0.85], [-0.5, -0.68], [-0.06, -0.5])] : []),
    poly("black", [-0.9, 0.32], [0.92, 0.32], [0.58, 0.8], [-0.6, 0.8]),
  ],
  fish: ({ count, has }) => [
    poly(fillOf(has, "tail", "sun"), [-0.4, 0], [-0.92, -0.42], [-0.92, 0.42]),
    oval([0.15, 0], 0.7, 0.46, "sun"),
    ...spread(count("stripe", 0), -0.3, 0.25).map((x) => box(x - 0.04, -0.3, 0.08, 0.6, "black")),
    disc(0.52, -0.12, 0.08, "black"),
  ],
  flower: ({ count, has }) => [
    box(-0.04, 0, 0.08, 0.95, "leaf"),
    ...(has("leaf on the left") || has("two leaves") ? [oval([-0.28, 0.62], 0.26, 0.12, "black", 25)] : []),
    ...(has("leaf on the right") || has("two leaves") ? [oval([0.28, 0.62], 0.26, 0.12, "black", -25)] : []),
    ...Array.from({ length: count("petal", 5) }, (_, index) => {
      const [x, y] = polar([0, -0.35], 0.36, (index * 360) / count("petal", 5));
      return disc(x, y, count("petal", 5) > 6 ? 0.19 : 0.22, "rose");
    }),
    disc(0, -0.35, 0.2, has("white middle") ? "white" : "black"),
  ],
  tree: ({ count, has }) => [
    box(-0.12, 0.3, 0.24, 0.6, "brown"),
    has("pointed") ? poly("leaf", [-0.7, 0.4], [0, -0.9], [0.7, 0.4]) : disc(0, -0.2, 0.66, "leaf"),
    ...(
      [
        [-0.2, -0.4],
        [0.25, -0.1],
        [-0.25, 0.1],
        [0.2, -0.55],
        [0.1, 0.2],
        [-0.45, -0.15],
      ] as const
    )
      .slice(0, count("fruit", 0))
      .map(([x, y]) => disc(x, y, 0.1, "black")),
  ],
  "ice cream": ({ count }) => [
    poly("cross", [-0.34, 0.1], [0.34, 0.1], [0, 0.95]),
    ...spread(count("scoop", 1), 0, -0.24 * (count("scoop", 1) - 1)).map((y) =>
      disc(0, y - 0.1, 0.34, "rose"),
    ),
  ],
  car: ({ has, count }) => [
    poly("sky", [-0.8, -0.05], [-0.72, -0.55], [-0.05, -0.55], [0.3, -0.05]),
    box(-0.9, -0.05, 1.8, 0.45, fillOf(has, "body", "rose")),
    disc(0.86, 0.08, 0.1, "sun"),
    ...spread(count("wheel", 2), -0.5, 0.5).map((x) =>
      disc(x, 0.42, 0.22, has("white wheels") ? "white" : "black"),
    ),
  ],
  cup: ({ has }) => [
    disc(0.55, 0, 0.3, "sky"),
    disc(0.55, 0, 0.16),
    poly(has("striped") ? "level" : "sky", [-0.65, -0.5], [0.5, -0.5], [0.38, 0.6], [-0.53, 0.6]),
    ...(has("saucer") ? [oval([-0.08, 0.7], 0.85, 0.12, "sky")] : []),
  ],
  umbrella: ({ has }) => [
    box(-0.04, 0, 0.08, 0.85),
    has("handle on the left") ? box(-0.3, 0.77, 0.34, 0.1) : box(-0.04, 0.77, 0.34, 0.1),
    dome(0, 0.05, 0.85, has("striped") ? "slant" : "lilac"),
  ],
  key: ({ count }) => [
    box(-0.35, -0.06, 1.2, 0.13, "sun"),
    ...spread(count("t(?:oo|ee)th", 2), 0.72, 0.72 - 0.25 * (count("t(?:oo|ee)th", 2) - 1)).map((x) =>
      box(x - 0.06, 0.05, 0.12, 0.28, "black"),
    ),
    disc(-0.55, 0, 0.34, "sun"),
    disc(-0.55, 0, 0.16),
  ],
  balloon: ({ has, count }) => [
    box(-0.02, 0.35, 0.05, 0.6),
    oval([0, -0.25], 0.52, 0.64, has("striped") ? "level" : "rose"),
    ...spread(count("star", 0), -0.3, 0.3).map((x) => disc(x, -0.25, 0.1, "black")),
  ],
  kite: ({ count }) => [
    box(-0.02, 0.5, 0.05, 0.45),
    poly("lilac", [0, -0.95], [0.6, -0.2], [0, 0.55], [-0.6, -0.2]),
    box(-0.6, -0.23, 1.2, 0.05, "black"),
    ...spread(count("bow", 0), 0.66, 0.9).map((y) =>
      poly("black", [-0.2, y - 0.09], [0.2, y + 0.09], [0.2, y - 0.09], [-0.2, y + 0.09]),
    ),
  ],
  duck: ({ has }) => [
    poly("black", [0.68, -0.45], [0.95, -0.32], [0.68, -0.22]),
    poly("sun", [-0.9, -0.15], [-0.3, 0.05], [-0.5, 0.35]),
    oval([-0.1, 0.3], 0.62, 0.4, "sun"),
    disc(0.45, -0.35, 0.3, "sun"),
    disc(0.52, -0.42, 0.06, "black"),
    ...(has("wing") ? [oval([-0.15, 0.28], 0.28, 0.15, "black")] : []),
  ],
  caterpillar: ({ count }) => {
    const rings = count("ring", 4);
    const radius = Math.min(0.26, 0.95 / (rings + 1));
    return [
      ...spread(rings, 0.98 - (1 + 1.75 * rings) * radius, 0.98 - 2.75 * radius).map((x, index) =>
        disc(x, 0.2, radius, index % 2 === 0 ? "white" : "leaf"),
      ),
      disc(0.98 - radius, -0.05, radius * 1.1, "leaf"),
      disc(1.02 - radius, -0.1, 0.05, "black"),
    ];
  },
  cake: ({ count }) => [
    ...spread(count("candle", 3), -0.55, 0.55).flatMap((x) => [
      box(x - 0.05, -0.5, 0.1, 0.4, "sky"),
      disc(x, -0.6, 0.09, "black"),
    ]),
    box(-0.8, -0.1, 1.6, 0.4, "rose"),
    box(-0.8, 0.3, 1.6, 0.4, "sun"),
  ],
  /** Reaches the edges of its cell, so that ribbons in neighbouring cells look like one. */
  ribbon: () => [box(-1.25, -0.4, 2.5, 0.8, "lilac")],
  sun: ({ count }) => [
    ...Array.from({ length: count("ray", 8) }, (_, index) => {
      const degrees = (index * 360) / count("ray", 8);
      return poly(
        "black",
        polar([0, 0], 0.94, degrees),
        polar([0, 0], 0.55, degrees + 9),
        polar([0, 0], 0.55, degrees - 9),
      );
    }),
    disc(0, 0, 0.48, "sun"),
  ],
  beetle: ({ count, has }) => [
    ...[-0.35, 0, 0.35].flatMap((y) => [
      box(-0.9, y + 0.1, 0.4, 0.06, "black"),
      box(0.5, y + 0.1, 0.4, 0.06, "black"),
    ]),
    disc(0, -0.55, 0.3, "black"),
    disc(0, 0.12, 0.66, has("grey") ? "grey" : "rose"),
    box(-0.02, -0.53, 0.04, 1.3, "black"),
    ...(
      [
        [-0.3, -0.15],
        [0.3, -0.15],
        [-0.3, 0.4],
        [0.3, 0.4],
        [-0.4, 0.12],
        [0.4, 0.12],
      ] as const
    )
      .slice(0, count("spot", 4))
      .map(([x, y]) => disc(x, y, 0.11, "black")),
  ],
  face: ({ has }) => [
    disc(0, 0.1, 0.72, "sun"),
    ...[-0.28, 0.28].map((x) =>
      has("square eyes") ? box(x - 0.1, -0.18, 0.2, 0.2) : disc(x, -0.08, 0.11, "black"),
    ),
    ...(has("nose") ? [poly("white", [0, -0.02], [0.13, 0.26], [-0.13, 0.26])] : []),
    has("sad")
      ? poly("black", [-0.34, 0.56], [-0.17, 0.42], [0.17, 0.42], [0.34, 0.56], [0.15, 0.49], [-0.15, 0.49])
      : has("smiling")
        ? poly("black", [-0.36, 0.38], [-0.16, 0.48], [0.16, 0.48], [0.36, 0.38], [0.18, 0.58], [-0.18, 0.58])
        : box(-0.28, 0.42, 0.56, 0.07, "black"),
    ...(has("pointed cap") ? [poly("slant", [-0.5, -0.4], [0, -1], [0.5, -0.4])] : []),
    ...(has("flat cap")
      ? [box(-0.42, -0.75, 0.84, 0.22, "slant"), box(-0.7, -0.55, 1.4, 0.12, "black")]
      : []),
    ...(has("ears") ? [disc(-0.78, 0.1, 0.16, "sun"), disc(0.78, 0.1, 0.16, "sun")] : []),
  ],
  lamp: ({ has }) => [
    box(-0.06, -0.1, 0.12, 0.8),
    poly(fillOf(has, "shade", "sun"), [-0.35, -0.8], [0.35, -0.8], [0.6, -0.1], [-0.6, -0.1]),
    box(-0.45, 0.7, 0.9, 0.16),
  ],
  mushroom: ({ count }) => [
    box(-0.22, 0.05, 0.44, 0.75),
    dome(0, 0.1, 0.8, "rose"),
    ...spread(count("spot", 3), -0.45, 0.45).map((x) => disc(x, -0.2, 0.12)),
  ],
  snail: () => [
    poly("leaf", [-0.9, 0.7], [0.75, 0.7], [0.95, -0.1], [0.65, -0.1], [0.45, 0.45], [-0.6, 0.45]),
    disc(-0.1, 0.1, 0.52, "sun"),
    disc(-0.1, 0.1, 0.3, "sun"),
    disc(-0.1, 0.1, 0.1, "black"),
    disc(0.8, 0.05, 0.05, "black"),
  ],
  window: ({ has }) => [
    box(-0.7, -0.7, 1.4, 1.4),
    box(-0.7, -0.7, 0.7, 0.7, has("upper left black") ? "black" : "white"),
    box(0, -0.7, 0.7, 0.7, has("upper right black") ? "black" : "white"),
    box(-0.7, 0, 0.7, 0.7, has("lower left black") ? "black" : "white"),
    box(0, 0, 0.7, 0.7, has("lower right black") ? "black" : "white"),
  ],
};
