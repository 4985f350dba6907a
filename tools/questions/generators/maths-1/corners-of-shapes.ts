import { type Family, inTurn } from "../family";
import { nearMisses } from "../near-misses";
import { numberSlips } from "../slips";

export const count: Family = {
  name: "corners-of-shapes",
  topic: "Shapes Around Us",
  level: 1,
  draft: (draw, turn) => {
    const [many, shape] = [
      draw.int(2, 4),
      inTurn(
        [
          { name: "triangle", corners: 3 },
          { name: "square", corners: 4 },
        ],
        turn,
      ),
    ];
    const key = many * shape.corners;
    return {
      frames: [
        `How many corners do ${many} ${shape.name}s have?`,
        `You draw ${many} ${shape.name}s. How many sides do you draw?`,
      ],
      key: String(key),
      slips: numberSlips(String, [
        [many * (7 - shape.corners), `giving each shape ${7 - shape.corners}`],
        [shape.corners, "counting only one shape"],
        [many + shape.corners, "adding the two numbers"],
        ...nearMisses(key),
      ]),
      because: `One ${shape.name} has ${shape.corners}. ${many} of them have ${Array.from({ length: many }, () => shape.corners).join(" + ")} = ${key}.`,
    };
  },
};
