import type { Family } from "../../family";

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

export const symmetryLines: Family = {
  name: "symmetry-lines",
  topic: "Angles and Shapes",
  level: 1,
  draft: (draw) => {
    const { name, lines, wrong, why } = draw.one(figures);
    return {
      frames: [
        `How many lines of symmetry does a ${name} have?`,
        `In how many ways can a paper ${name} be folded once so that the two halves match exactly?`,
      ],
      key: String(lines),
      slips: wrong.map((number) => [String(number), "counting folds that do not match or leaving some out"]),
      because: `It has ${lines}: ${why}.`,
      beware: "Fold along each line in your mind: the halves must cover each other exactly.",
    };
  },
};
