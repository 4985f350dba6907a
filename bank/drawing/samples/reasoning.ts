import { drawFoldedPaper, drawOpenSheet, unfoldHoles } from "../kinds/folded-paper";
import { drawObjectAndSurface, drawImage, drawSymmetry, type MirrorObject } from "../kinds/mirror";
import { drawLetteredFigures, drawMatrix, drawOption, drawSeries } from "../kinds/series";
import { type Cell } from "../kinds/shape";
import { textures } from "../texture";
import { drawRelation, drawVenn, relationNames } from "../kinds/venn";
import { samplesOf } from "./sample";

const punchedPaper = { folds: ["right", "bottom"], holes: [[0.2, 0.3]] } as const;
const flagAndDot: MirrorObject = {
  shapes: [
    { shape: "flag", size: 0.8 },
    { shape: "circle", size: 0.14, fill: "black", at: [0.55, 0.5] },
  ],
};
const triangles: Cell[] = textures
  .slice(0, 4)
  .map((fill, index) => [{ shape: "right triangle", fill, rotation: index * 90, size: 0.9 }]);
const arrows = (...rotations: number[]): Cell[] =>
  rotations.map((rotation) => [{ shape: "arrow", rotation }]);
const matrixRow = (shape: "circle" | "square" | "triangle"): Cell[] =>
  (["white", "slant", "black"] as const).map((fill) => [{ shape, fill, size: 0.65 }]);

/** Reasoning: series, matrices, mirrors, folded paper, Venn diagrams. */
export const reasoning = [
  ...samplesOf("series", drawSeries, [
    {
      alt: "An arrow turns: up, right up, right, then a question mark",
      cells: [...arrows(0, 45, 90), "?"],
    },
    {
      alt: "Seven textures and shapes",
      cells: [
        [{ shape: "star", fill: "dots" }],
        [{ shape: "hexagon", fill: "cross" }],
        [
          { shape: "half circle", fill: "level" },
          { shape: "circle", size: 0.2, at: [0, -0.6], fill: "black" },
        ],
        [{ shape: "cross", fill: "grey" }],
        [{ shape: "L" }, { shape: "quarter", size: 0.3, at: [0.5, -0.5] }],
        "?",
      ],
    },
  ]),
  ...samplesOf("matrix", drawMatrix, [
    {
      alt: "Three rows of circle, square and triangle: white, striped, black; the last is missing",
      rows: [matrixRow("circle"), matrixRow("square"), [...matrixRow("triangle").slice(0, 2), "?"]],
    },
    {
      alt: "Two by two: a diamond in a pentagon",
      rows: [
        [
          [
            { shape: "pentagon", size: 0.95 },
            { shape: "diamond", size: 0.4, fill: "black" },
          ],
          [
            { shape: "diamond", size: 0.95 },
            { shape: "pentagon", size: 0.4, fill: "black" },
          ],
        ],
        [
          [
            { shape: "octagon", size: 0.95 },
            { shape: "star", size: 0.5 },
          ],
          "?",
        ],
      ],
    },
  ]),
  ...samplesOf("lettered figures", drawLetteredFigures, [
    {
      alt: "Four right triangles, each filled in another way",
      cells: triangles,
    },
  ]),
  ...samplesOf("option", drawOption, [
    {
      alt: "A striped star with a black circle",
      cell: [
        { shape: "star", fill: "slant", size: 0.9 },
        { shape: "circle", size: 0.15, fill: "black" },
      ],
    },
  ]),
  ...samplesOf("mirror", drawObjectAndSurface, [
    { alt: "The word EARTH left of a mirror", object: { text: "EARTH 27" }, surface: "mirror" },
    { alt: "A flag and a dot left of a mirror", object: flagAndDot, surface: "mirror" },
    { alt: "The word RAIN above water", object: { text: "RAIN" }, surface: "water" },
    { alt: "A flag and a dot above water", object: flagAndDot, surface: "water" },
  ]),
  ...samplesOf(
    "image",
    drawImage,
    (["as it is", "mirror", "water", "half turn"] as const).flatMap((transformation) => [
      { alt: `RAIN, ${transformation}`, object: { text: "RAIN" }, transformation },
      { alt: `A flag and a dot, ${transformation}`, object: flagAndDot, transformation },
    ]),
  ),
  ...samplesOf("symmetry", drawSymmetry, [
    {
      alt: "Half of a house left of a dashed line",
      strokes: [
        [
          [6, 1],
          [2, 4],
          [2, 7],
          [6, 7],
        ],
        [
          [4, 7],
          [4, 5],
          [5, 5],
          [5, 7],
        ],
      ],
    },
    {
      alt: "A whole house",
      strokes: [
        [
          [6, 1],
          [2, 4],
          [2, 7],
          [6, 7],
        ],
        [
          [4, 7],
          [4, 5],
          [5, 5],
          [5, 7],
        ],
      ],
      isWhole: true,
    },
  ]),
  ...samplesOf("folded paper", drawFoldedPaper, [
    { alt: "A sheet folded to the left, then up, and punched", ...punchedPaper },
    {
      alt: "A sheet folded along a diagonal and punched twice",
      folds: ["top right"],
      holes: [
        [0.2, 0.8],
        [0.35, 0.6],
      ],
    },
    {
      alt: "A sheet folded three times",
      folds: ["left", "top", "bottom right"],
      holes: [[0.65, 0.65]],
    },
  ]),
  ...samplesOf("open sheet", drawOpenSheet, [
    { alt: "Four holes, two beside two", holes: unfoldHoles(punchedPaper) },
  ]),
  ...samplesOf("Venn diagram", drawVenn, [
    {
      alt: "Chess and carrom in a class",
      sets: ["Chess", "Carrom"],
      regions: { "": 4, A: 9, AB: 5, B: 12 },
    },
    {
      alt: "Three sets with numbers",
      sets: ["Hockey", "Cricket", "Kho-kho"],
      regions: { A: 8, B: 11, C: 7, AB: 4, AC: 3, BC: 5, ABC: 2, "": 6 },
    },
    {
      alt: "Three sets; what lies in A and B and not in C is striped",
      sets: ["A", "B", "C"],
      shaded: ["AB"],
    },
    {
      alt: "Two sets; all but their overlap is striped",
      sets: ["P", "Q"],
      shaded: ["A", "B"],
      regions: { AB: "?", A: "p" },
    },
  ]),
  ...samplesOf(
    "relation of three",
    drawRelation,
    relationNames.map((relation) => ({ alt: relation, relation })),
  ),
];
