import type { Family } from "../family";

export const letters: Family = {
  name: "letters-with-a-mirror-line",
  topic: "Shapes and Symmetry",
  level: 1,
  count: 1,
  draft: (draw, turn) => {
    const isUpright = turn % 2 === 0;
    const upright = ["A", "M", "T", "U", "V", "W", "Y"];
    const flat = ["B", "C", "D", "E", "K"];
    const neither = ["F", "G", "J", "L", "P", "R", "Q"];
    const key = draw.one(isUpright ? upright : flat);
    const wrong = [
      ...draw.shuffle(isUpright ? flat : upright).slice(0, 2),
      ...draw.shuffle(neither).slice(0, 2),
    ];
    return {
      frames: [
        "Which capital letter can be folded along a line from top to bottom so that its two halves match?",
        "Which capital letter has matching halves when it is folded along a line from left to right?",
      ],
      key,
      slips: draw
        .shuffle(wrong)
        .map((letter) => [
          letter,
          neither.includes(letter)
            ? "choosing a letter whose halves never match"
            : "folding along the other line",
        ]),
      because: isUpright
        ? `The left half of ${key} is the mirror picture of its right half.`
        : `The top half of ${key} is the mirror picture of its bottom half.`,
    };
  },
};
