import type { Family } from "../family";
import { numberSlips } from "../slips";
import { grouped } from "../words";

export const halfFull: Family = {
  name: "full-and-half-full",
  topic: "Length, Weight and Capacity",
  level: 3,
  count: 1,
  draft: (draw) => {
    const [empty, half] = [draw.int(3, 9) * 50, draw.int(5, 14) * 50];
    const [full, partly] = [empty + 2 * half, empty + half];
    if (empty === half) return undefined;
    return {
      frames: [
        `A jar full of honey weighs ${grouped(full)} g. When it is half full, it weighs ${partly} g. What is the weight of the empty jar?`,
        `A can full of milk weighs ${grouped(full)} g. With half of the milk it weighs ${partly} g. How heavy is the can alone?`,
      ],
      key: `${empty} g`,
      slips: numberSlips(
        (value) => `${value} g`,
        [
          [half, "giving the weight that was taken out"],
          [partly / 2, `halving ${partly}`],
          [full / 2, `halving ${full}`],
          [2 * half, "giving the weight of all that was inside"],
          [empty + 50, "a slip of fifty"],
          [empty - 50, "a slip of fifty"],
          [empty + 100, "a slip of a hundred on the way"],
          [empty - 100, "a slip of a hundred on the way"],
        ],
      ),
      because: `The half that is gone weighs ${full} − ${partly} = ${half} g. Without the other half too, ${partly} − ${half} = ${empty} g is left.`,
    };
  },
};
