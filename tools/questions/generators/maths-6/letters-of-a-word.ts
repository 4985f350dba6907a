import type { Family } from "../family";
import { nearMisses } from "../near-misses";
import { numberSlips } from "../slips";

export const words: Family = {
  name: "letters-of-a-word",
  topic: "Symmetry",
  level: 1,
  draft: (draw, turn) => {
    const isUpright = turn % 2 === 0;
    const word = draw.one(
      isUpright
        ? ["TIGER", "MANGO", "HOUSE", "MOUNT", "PUMPKIN", "WATER", "AUTUMN"]
        : ["CHECK", "RICE", "BOOK", "COIN", "DESK", "ORCHID"],
    );
    const set = isUpright ? "AHIMOTUVWXY" : "BCDEHIKOX";
    const letters = word.split("");
    const key = letters.filter((letter) => set.includes(letter)).length;
    const other = letters.filter((letter) =>
      (isUpright ? "BCDEHIKOX" : "AHIMOTUVWXY").includes(letter),
    ).length;
    return {
      frames: [
        `How many letters in the word ${word} have a line of symmetry that runs from top to bottom?`,
        `In the word ${word}, how many letters can be folded along a line from left to right so that the halves match?`,
      ],
      key: String(key),
      slips: numberSlips(String, [
        [other, "looking for the other mirror line"],
        [letters.length, "counting all letters"],
        [
          letters.filter((letter) => "ABCDEHIKMOTUVWXY".includes(letter)).length,
          "counting letters with any mirror line",
        ],
        ...nearMisses(key),
      ]),
      because: `They are ${letters.filter((letter) => set.includes(letter)).join(", ")}, so there are ${key}.`,
    };
  },
};
