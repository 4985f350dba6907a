import { type Family, inTurn } from "../../family";

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

export const solidParts: Family = {
  name: "solid-parts",
  topic: "Angles and Shapes",
  level: 1,
  draft: (draw, turn) => {
    const solid = draw.one(solids);
    const part = inTurn(["edges", "vertices"] as const, turn);
    const key = solid[part];
    const other = part === "edges" ? "vertices" : "edges";
    return {
      frames: [
        `How many edges does a ${solid.name} have?`,
        `How many vertices (corners) does a ${solid.name} have?`,
      ],
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
      because: `A ${solid.name} is made of ${solid.shape}: ${solid.faces} faces, ${solid.edges} edges and ${solid.vertices} vertices.`,
    };
  },
};
