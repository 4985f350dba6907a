import { type Family, inTurn } from "../family";
import { numeric } from "../signed-slips";

export const linesOf: Family = {
  name: "mirror-lines-in-all",
  topic: "Symmetry",
  level: 1,
  draft: (draw, turn) => {
    const shapes = inTurn(
      [
        [
          ["a square", 4],
          ["a rectangle", 2],
          ["an equilateral triangle", 3],
        ],
        [
          ["a regular pentagon", 5],
          ["a rhombus", 2],
          ["a regular hexagon", 6],
        ],
      ] as const,
      turn,
    );
    const [first, second] = draw.shuffle<readonly [string, number]>(shapes);
    if (!first || !second) return undefined;
    const key = first[1] + second[1];
    return {
      frames: [
        `How many lines of symmetry do ${first[0]} and ${second[0]} have together?`,
        `A pattern shows ${first[0]} and ${second[0]} side by side. How many lines of symmetry do the two shapes have between them?`,
      ],
      ...numeric(String, key, [
        [first[1] + 2, `giving ${second[0]} only two lines`],
        [key + 2, "counting two slanting lines that are no mirror lines"],
        [first[1] * second[1], "multiplying the two numbers"],
        [first[1], `counting only the lines of ${first[0]}`],
        [second[1], `counting only the lines of ${second[0]}`],
      ]),
      because:
        `${first[0]} has ${first[1]} lines of symmetry and ${second[0]} has ${second[1]}: ${first[1]} + ${second[1]} = ${key}.`.replace(
          /^a/,
          "A",
        ),
    };
  },
};
