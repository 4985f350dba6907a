import { type Family, inTurn } from "../family";

export const roll: Family = {
  name: "roll-or-slide",
  topic: "Shapes and Solids",
  level: 1,
  draft: (draw, turn) => {
    const [key, ask, why, wrong] = inTurn(
      [
        [
          "sphere",
          "Which solid can roll but cannot slide?",
          "A sphere is round on all sides and has no flat face.",
          ["cube", "cuboid", "cylinder"],
        ],
        [
          "cylinder",
          "Which solid can roll and has two flat round faces?",
          "A cylinder rolls on its curved side and has a flat circle at each end.",
          ["sphere", "cone", "cube"],
        ],
      ] as const,
      turn,
    );
    return {
      frames: [ask],
      key,
      slips: draw.shuffle(wrong).map((name) => [name, "not looking at the faces"]),
      because: why,
      beware:
        turn % 2 === 0
          ? "A cylinder has flat faces, so it can slide too."
          : "A cone has only one flat round face.",
    };
  },
};
