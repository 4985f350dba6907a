import type { Family } from "../family";
import { familiesOf } from "../quick-family";
import { oneGroupOffTwenty } from "./one-group-off-twenty";
import { tenTimesAndHalfOfIt } from "./ten-times-and-half-of-it";

const make = familiesOf("Quick Multiplication");

/** The families of the topic Quick Multiplication. */
export const quickMultiplication: readonly Family[] = [
  make("product-with-a-given-end", 2, (draw, turn) => {
    const end = turn % 2 === 0 ? 4 : 6;
    const [right, wrong] =
      end === 4
        ? ([
            ["28 × 8", "46 × 9", "67 × 2", "38 × 3"],
            ["24 × 5", "34 × 7", "46 × 8", "54 × 3", "73 × 6"],
          ] as const)
        : ([
            ["28 × 7", "52 × 3", "64 × 9", "37 × 8"],
            ["36 × 5", "46 × 7", "56 × 3", "63 × 4", "28 × 8"],
          ] as const);
    const key = draw.one(right);
    return {
      frames: [
        "Only the last digits matter. Which of these products ends in 4?",
        "All the pens of a shop are in full boxes, and their number ends in 6. Which of these can their number be?",
      ],
      key,
      slips: draw
        .shuffle(wrong)
        .slice(0, 3)
        .map((text) => {
          const [a = 0, b = 0] = text.split(" × ").map(Number);
          return [text, `${a % 10} × ${b} = ${(a % 10) * b}, so it ends in ${((a % 10) * b) % 10}`];
        }),
      because: `Multiply the last digits. ${key.split("").at(1)} × ${key.split(" × ").at(1)} ends in ${end}.`,
      isWords: true,
    };
  }),
  ...oneGroupOffTwenty,
  ...tenTimesAndHalfOfIt,
];
