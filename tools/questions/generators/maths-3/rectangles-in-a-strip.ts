import type { Family } from "../family";
import { nearMisses } from "../near-misses";
import { numberSlips } from "../slips";

export const strips: Family = {
  name: "rectangles-in-a-strip",
  topic: "Shapes and Symmetry",
  level: 3,
  count: 1,
  draft: (draw) => {
    const parts = draw.int(3, 6);
    const key = (parts * (parts + 1)) / 2;
    const steps = Array.from({ length: parts }, (_, index) => parts - index).join(" + ");
    return {
      frames: [
        `A long strip is divided into ${parts} equal boxes in a row. How many rectangles can be found in it, small and large ones, when each box counts as a rectangle too?`,
        `A ladder lies on the floor with ${parts} gaps between its rungs. Each gap is a rectangle, and gaps side by side make larger ones. How many rectangles are there in all?`,
      ],
      key: String(key),
      slips: numberSlips(String, [
        [parts, "counting only the small ones"],
        [parts + 1, "counting the small ones and the whole"],
        [2 * parts - 1, "counting the single ones and the pairs"],
        [key - 1, "forgetting the whole strip"],
        ...nearMisses(key),
        [parts * parts, "counting some of them twice"],
      ]),
      because: `Count by size: there are ${parts} single ones, then ${parts - 1} made of two, and so on up to the whole: ${steps} = ${key}.`,
    };
  },
};
