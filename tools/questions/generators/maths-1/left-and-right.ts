import type { Family } from "../family";

export const left: Family = {
  name: "left-and-right",
  topic: "Order and Position",
  level: 2,
  count: 1,
  draft: (draw, turn) => {
    const things = draw.shuffle(["ball", "kite", "cup", "book", "drum"]);
    const isLeft = turn % 2 === 0;
    const index = isLeft ? draw.int(2, 3) : draw.int(1, 2);
    const key = things[isLeft ? index - 1 : index + 1] ?? "";
    return {
      frames: [
        `From left to right there are: ${things.join(", ")}. What is just left of the ${things[index]}?`,
        `On a shelf, from left to right, there are: ${things.join(", ")}. What is just right of the ${things[index]}?`,
      ],
      key,
      slips: [
        [things[isLeft ? index + 1 : index - 1] ?? "", "mixing up left and right"],
        [things[isLeft ? index - 2 : index + 2] ?? "", "going one thing too far"],
        [things[isLeft ? 0 : 4] ?? "", "taking the thing at the end"],
        [things[isLeft ? 4 : 0] ?? "", "taking the thing at the end"],
      ],
      because: `The ${key} comes right ${isLeft ? "before" : "after"} the ${things[index]} when you go from left to right.`,
    };
  },
};
