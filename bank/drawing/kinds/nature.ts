import { canvas } from "../canvas";
import type { Drawing } from "../drawing";
import { check, checkCount, checkDistinct } from "../check-input";
import { polar, type Point } from "../points";
import { circle, dot, ellipse, line, lines, path, rectangle } from "../strokes";
import { text } from "../text";

/** For each part, the point where its line ends and the position of its letter. */
type LabelPositions = Readonly<Record<string, readonly [lineEnd: Point, letter: Point]>>;

const plantPositions = {
  flower: [
    [150, 30],
    [240, 24],
  ],
  leaf: [
    [182, 92],
    [262, 92],
  ],
  fruit: [
    [116, 70],
    [46, 62],
  ],
  stem: [
    [150, 122],
    [46, 118],
  ],
  root: [
    [162, 172],
    [250, 176],
  ],
} as const satisfies LabelPositions;

const bodyPositions = {
  eye: [
    [143, 34],
    [66, 16],
  ],
  ear: [
    [173, 40],
    [238, 22],
  ],
  nose: [
    [150, 42],
    [66, 48],
  ],
  mouth: [
    [150, 51],
    [238, 54],
  ],
  shoulder: [
    [124, 78],
    [52, 82],
  ],
  elbow: [
    [200, 108],
    [256, 100],
  ],
  wrist: [
    [74, 128],
    [36, 126],
  ],
  knee: [
    [138, 178],
    [62, 178],
  ],
  ankle: [
    [166, 212],
    [238, 206],
  ],
} as const satisfies LabelPositions;

export type PlantPart = keyof typeof plantPositions;
export type BodyPart = keyof typeof bodyPositions;

/** Draws the lines to the labelled parts, with their letters. */
function drawLabels(positions: LabelPositions, labels: Readonly<Record<string, string>>): string {
  const entries = Object.entries(labels);
  checkCount("labels", entries, 1, 9);
  checkDistinct(
    "the labels",
    entries.map(([, label]) => label),
  );
  return entries
    .map(([part, label]) => {
      const position = positions[part];
      if (!position) throw new RangeError(`there is no ${part} in the drawing`);
      check(label.length <= 2, `the label "${label}" is too long: a letter or a number`);
      const [lineEnd, [x, y]] = position;
      return (
        line([lineEnd, [x + (x < 150 ? 10 : -10), y]], { width: 1.5 }) +
        dot(lineEnd, 3) +
        text(label, [x, y], { size: 17, bold: true })
      );
    })
    .join("");
}

/**
 * Draws a plant with root, stem, leaves, a flower and a fruit, and letters for some of them.
 *
 * @throws RangeError if there is no label, or a label is used twice
 */
export function drawPlant({
  labels,
}: {
  readonly labels: Readonly<Partial<Record<PlantPart, string>>>;
}): Drawing {
  const petals = [0, 72, 144, 216, 288].map((degrees) => {
    const [x, y] = polar([150, 30], 11, degrees);
    return circle([x, y], 8, { fill: "rose", width: 1.5 });
  });
  return canvas(300, 200, [
    line(
      [
        [150, 148],
        [150, 40],
      ],
      { stroke: "green", width: 5 },
    ),
    ellipse([178, 92], 24, 9, { fill: "leaf" }),
    ellipse([124, 108], 22, 8, { fill: "leaf" }),
    line([
      [148, 74],
      [126, 70],
    ]),
    circle([116, 70], 11, { fill: "sun" }),
    ...petals,
    circle([150, 30], 6, { fill: "sun", width: 1.5 }),
    line(
      [
        [40, 148],
        [260, 148],
      ],
      { stroke: "brown", width: 3 },
    ),
    lines(
      [
        [
          [150, 148],
          [150, 192],
        ],
        [
          [150, 156],
          [122, 184],
        ],
        [
          [150, 160],
          [178, 184],
        ],
        [
          [134, 172],
          [128, 192],
        ],
      ],
      { stroke: "brown", width: 2.5 },
    ),
    drawLabels(plantPositions, labels),
  ]);
}

/**
 * Draws a child seen from the front, with letters for some parts of the body.
 *
 * @throws RangeError if there is no label, or a label is used twice
 */
export function drawBody({
  labels,
}: {
  readonly labels: Readonly<Partial<Record<BodyPart, string>>>;
}): Drawing {
  return canvas(300, 230, [
    ellipse([128, 40], 5, 7, { fill: "paper" }),
    ellipse([172, 40], 5, 7, { fill: "paper" }),
    circle([150, 38], 22, { fill: "paper" }),
    path("M129 32Q150 6 171 32Q150 22 129 32Z", { fill: "ink" }),
    dot([143, 34], 2.5),
    dot([157, 34], 2.5),
    line([
      [150, 38],
      [148, 44],
      [152, 44],
    ]),
    path("M143 50Q150 56 157 50"),
    rectangle([122, 70], 56, 76, { fill: "sky", round: 8 }),
    lines(
      [
        [
          [150, 60],
          [150, 70],
        ],
        [
          [122, 80],
          [100, 106],
          [74, 128],
        ],
        [
          [178, 80],
          [200, 108],
          [226, 130],
        ],
        [
          [138, 146],
          [138, 212],
          [126, 220],
        ],
        [
          [164, 146],
          [164, 212],
          [176, 220],
        ],
      ],
      { width: 4 },
    ),
    drawLabels(bodyPositions, labels),
  ]);
}
