import { type Family, inTurn } from "../family";
import { listed } from "../words";

export const heavy: Family = {
  name: "heavy-and-light",
  topic: "Length and Weight",
  level: 1,
  draft: (draw, turn) => {
    const sorted = inTurn<readonly [string, string, string, string]>(
      [
        draw.one([
          ["feather", "egg", "brick", "table"],
          ["leaf", "lemon", "pumpkin", "cupboard"],
        ] as const),
        draw.one([
          ["ant", "mouse", "goat", "elephant"],
          ["bee", "frog", "dog", "camel"],
        ] as const),
      ],
      turn,
    );
    const key = turn % 2 === 0 ? sorted[0] : sorted[3];
    return {
      frames: [
        `Which is the lightest: ${listed(draw.shuffle(sorted)).replace(" and ", " or ")}?`,
        `Which is the heaviest: ${listed(draw.shuffle(sorted)).replace(" and ", " or ")}?`,
      ],
      key,
      slips: sorted
        .filter((thing) => thing !== key)
        .map((thing) => [thing, "not thinking how heavy it is in the hand"]),
      because:
        turn % 2 === 0
          ? `A ${key} weighs much less than the other things.`
          : `A ${key} is much heavier than the others.`.replace("A e", "An e"),
      beware: "A big thing is often heavy, and a tiny thing is often light.",
    };
  },
};
