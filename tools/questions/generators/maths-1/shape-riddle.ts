import { type Family, inTurn } from "../family";

export const riddle: Family = {
  name: "shape-riddle",
  topic: "Shapes Around Us",
  level: 1,
  draft: (_, turn) => {
    const [key, ask, why] = inTurn(
      [
        [
          "square",
          "I have four sides. All my sides are the same. I look like one face of a dice. What am I?",
          "A square has four equal sides.",
        ],
        [
          "triangle",
          "I have three sides and three corners. What am I?",
          "A triangle has three sides and three corners.",
        ],
      ] as const,
      turn,
    );
    return {
      frames: [ask],
      key,
      slips: ["triangle", "rectangle", "circle", "square"]
        .filter((name) => name !== key)
        .map((name) => [name, "mixing up the shapes"]),
      because: why,
      beware:
        key === "square"
          ? "A rectangle can have two long sides and two short sides."
          : "A square has four sides.",
    };
  },
};
