import { canvas } from "../canvas";
import type { Drawing } from "../drawing";
import { check, checkCount, checkDistinct } from "../check-input";
import { formatPoint, type Point } from "../points";
import { circle, dot, ellipse, line, lines, path, rectangle } from "../strokes";
import { text } from "../text";

/** The parts of a plant cell, each with the point where its line ends and the position of its letter. */
const plantParts = {
  "cell wall": [
    [92, 10],
    [40, 12],
  ],
  "cell membrane": [
    [79, 150],
    [30, 178],
  ],
  vacuole: [
    [130, 108],
    [22, 100],
  ],
  nucleus: [
    [188, 40],
    [278, 36],
  ],
  nucleolus: [
    [198, 56],
    [278, 76],
  ],
  chloroplast: [
    [204, 146],
    [278, 158],
  ],
  mitochondrion: [
    [108, 38],
    [22, 48],
  ],
  cytoplasm: [
    [219, 106],
    [278, 116],
  ],
} as const satisfies Parts;
/** The parts of an animal cell, in the same form. */
const animalParts = {
  "cell membrane": [
    [212, 36],
    [278, 18],
  ],
  nucleus: [
    [156, 84],
    [278, 60],
  ],
  nucleolus: [
    [148, 100],
    [278, 104],
  ],
  mitochondrion: [
    [101, 61],
    [22, 40],
  ],
  cytoplasm: [
    [92, 112],
    [22, 118],
  ],
  vacuole: [
    [198, 134],
    [278, 152],
  ],
  "Golgi body": [
    [104, 150],
    [22, 168],
  ],
} as const satisfies Parts;

type Parts = Readonly<Record<string, readonly [lineEnd: Point, letter: Point]>>;
export type PlantPart = keyof typeof plantParts;
export type AnimalPart = keyof typeof animalParts;

export type Cell =
  | { readonly kind: "plant"; readonly labels: Readonly<Partial<Record<PlantPart, string>>> }
  | { readonly kind: "animal"; readonly labels: Readonly<Partial<Record<AnimalPart, string>>> };

/**
 * Draws a plant or animal cell, with lines to the labelled parts. A label is a letter or a short word.
 *
 * @throws RangeError if there is no label, or a label is used twice or is too long
 */
export function drawCell(cell: Cell): Drawing {
  const parts: Parts = cell.kind === "plant" ? plantParts : animalParts;
  const labels = Object.entries(cell.labels);
  checkCount("labels", labels, 1, 8);
  checkDistinct(
    "the labels",
    labels.map(([, label]) => label),
  );
  const labelParts = labels.map(([part, label]) => {
    const position = parts[part];
    if (!position) throw new RangeError(`the ${cell.kind}'s cell has no ${part}`);
    check(label.length <= 3, `the label "${label}" is too long: a letter or a number`);
    const [lineEnd, [x, y]] = position;
    return (
      line([lineEnd, [x + (x < 150 ? 10 : -10), y]], { width: 1.5 }) +
      dot(lineEnd, 3) +
      text(label, [x, y], { size: 17, bold: true })
    );
  });
  return canvas(300, 190, [cell.kind === "plant" ? drawPlantCell() : drawAnimalCell(), ...labelParts]);
}

function drawNucleus(centre: Point, radius: number): string {
  return (
    circle(centre, radius, { fill: "lilac" }) +
    circle([centre[0] + 4, centre[1] + 4], radius / 3, { fill: "ink" })
  );
}

function drawMitochondrion([x, y]: Point): string {
  const folds: Point[] = [
    [x - 11, y + 2],
    [x - 6, y - 4],
    [x - 2, y + 4],
    [x + 3, y - 4],
    [x + 7, y + 4],
    [x + 11, y - 2],
  ];
  return ellipse([x, y], 17, 9, { fill: "rose" }) + line(folds, { width: 1.5 });
}

function drawChloroplast([x, y]: Point): string {
  const layers = [-4, 0, 4].map((down): Point[] => [
    [x - 9, y + down],
    [x + 9, y + down],
  ]);
  return ellipse([x, y], 17, 9, { fill: "leaf" }) + lines(layers, { width: 1.5 });
}

function drawPlantCell(): string {
  return [
    rectangle([70, 6], 162, 178, { fill: "leaf", round: 10, width: 3 }),
    rectangle([78, 14], 146, 162, { fill: "paper", round: 8, width: 1.5 }),
    path(
      "M104 78C104 56 152 58 160 78C172 96 180 128 160 142C146 152 112 152 104 136C98 120 100 96 104 78Z",
      { fill: "sky" },
    ),
    drawNucleus([194, 52], 20),
    ...(
      [
        [204, 146],
        [100, 162],
        [150, 34],
      ] as const
    ).map((centre) => drawChloroplast(centre)),
    drawMitochondrion([108, 38]),
    drawMitochondrion([158, 162]),
  ].join("");
}

function drawAnimalCell(): string {
  return [
    path("M150 10C196 6 240 44 238 96C238 146 202 184 150 182C96 184 62 146 62 98C60 48 100 12 150 10Z", {
      fill: "paper",
      width: 3,
    }),
    drawNucleus([144, 96], 30),
    drawMitochondrion([101, 61]),
    drawMitochondrion([172, 36]),
    drawMitochondrion([158, 154]),
    circle([198, 134], 13, { fill: "sky" }),
    circle([128, 34], 9, { fill: "sky" }),
    ...[0, 7, 14].map((down) =>
      path(
        `M${formatPoint([90, 143 + down])}Q${formatPoint([106, 150 + down])} ${formatPoint([122, 143 + down])}`,
      ),
    ),
  ].join("");
}
