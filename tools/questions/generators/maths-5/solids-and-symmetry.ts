import { inTurn, type Family } from "../family";

const topic = "Angles and Shapes";

const solids = [
  { name: "square pyramid", faces: 5, edges: 8, vertices: 5, shape: "a square base and four triangles" },
  {
    name: "triangular prism",
    faces: 5,
    edges: 9,
    vertices: 6,
    shape: "two triangles joined by three rectangles",
  },
  { name: "cuboid", faces: 6, edges: 12, vertices: 8, shape: "six rectangles" },
  {
    name: "hexagonal prism",
    faces: 8,
    edges: 18,
    vertices: 12,
    shape: "two hexagons joined by six rectangles",
  },
] as const;

const solidParts: Family = {
  name: "solid-parts",
  topic,
  level: 1,
  draft: (draw, turn) => {
    const solid = draw.one(solids);
    const part = inTurn(["edges", "vertices"] as const, turn);
    const key = solid[part];
    const other = part === "edges" ? "vertices" : "edges";
    return {
      question: inTurn(
        [
          `How many edges does a ${solid.name} have?`,
          `How many vertices (corners) does a ${solid.name} have?`,
        ],
        turn,
      ),
      key: String(key),
      slips: [
        [String(solid[other]), `counting the ${other}`],
        [String(solid.faces), "counting the faces"],
        [
          String(part === "edges" ? key - Math.floor(key / 3) : key / 2),
          "counting only those that are in sight",
        ],
        [String(key + 1), "counting one twice"],
        [String(key + 2), "counting two of them twice"],
      ],
      because: `A ${solid.name} has ${solid.shape}: ${solid.faces} faces, ${solid.edges} edges and ${solid.vertices} vertices.`,
    };
  },
};

const figures = [
  {
    name: "rectangle that is not a square",
    lines: 2,
    wrong: [4, 1, 0],
    why: "through the middles of opposite sides; a fold along a diagonal does not match",
  },
  {
    name: "square",
    lines: 4,
    wrong: [2, 8, 1],
    why: "two through the middles of opposite sides and two along the diagonals",
  },
  {
    name: "triangle with three equal sides",
    lines: 3,
    wrong: [1, 6, 2],
    why: "one from each corner to the middle of the opposite side",
  },
  {
    name: "hexagon with six equal sides and six equal angles",
    lines: 6,
    wrong: [3, 12, 4],
    why: "three through opposite corners and three through the middles of opposite sides",
  },
] as const;

const symmetryLines: Family = {
  name: "symmetry-lines",
  topic,
  level: 1,
  draft: (draw, turn) => {
    const { name, lines, wrong, why } = draw.one(figures);
    return {
      question: inTurn(
        [
          `How many lines of symmetry does a ${name} have?`,
          `In how many ways can a paper ${name} be folded once so that the two halves match exactly?`,
        ],
        turn,
      ),
      key: String(lines),
      slips: wrong.map((number) => [String(number), "counting folds that do not match or leaving some out"]),
      because: `It has ${lines}: ${why}.`,
      beware: "Fold along each line in your mind: the halves must cover each other exactly.",
    };
  },
};

export const solidsAndSymmetry: readonly Family[] = [solidParts, symmetryLines];
