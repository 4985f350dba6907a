import type { Family } from "../family";
import { familiesOf } from "../quick-family";
import { lastNumberToTheFirst } from "./last-number-to-the-first";
import { rowOfEqualSteps } from "./row-of-equal-steps";
import { endOfTheJumps } from "./end-of-the-jumps";
import { fullestClass } from "./fullest-class";

const make = familiesOf("Mental Addition");

/** The families of the topic Mental Addition. */
export const mentalAddition: readonly Family[] = [
  make("sum-compared-by-looking", 2, (draw, turn) => {
    const [a, b] = [draw.int(4, 6) * 10, draw.int(2, 3) * 10 + 5];
    const pairs = [
      [-2, 4],
      [0, -1],
      [2, -5],
      [-4, 5],
    ] as const;
    const text = ([x, y]: readonly [number, number]): string =>
      `${a + x} + ${b + y}${turn % 2 === 0 ? "" : " marbles"}`;
    return {
      frames: [
        "Look at the numbers before you add. Which sum is the largest?",
        "Four friends have these marbles in two bags. Who has most: which of the sums is it?",
      ],
      key: text(pairs[0]),
      slips: [
        [text(pairs[2]), "went by the larger first number"],
        [text(pairs[3]), "went by the larger second number"],
        [text(pairs[1]), "went by the round number"],
      ],
      because: `All are near ${a} + ${b}. In ${a - 2} + ${b + 4} 2 goes off and 4 comes on, which is the most.`,
      isWords: true,
    };
  }),
  ...lastNumberToTheFirst,
  ...rowOfEqualSteps,
  ...endOfTheJumps,
  ...fullestClass,
];
