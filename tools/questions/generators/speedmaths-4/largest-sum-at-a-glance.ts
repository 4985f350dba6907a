import type { Family } from "../family";
import { everyOther, familiesOf } from "../quick-family";

const make = familiesOf("Mental Addition and Subtraction");

/** “largest sum at a glance”, for the topic of adding-and-subtracting.ts. */
export const largestSumAtAGlance: readonly Family[] = [
  make("largest-sum-at-a-glance", 2, (draw, turn) => {
    const [a, b] = [draw.one(everyOther([300, 400, 500, 600], turn)), draw.int(2, 4) * 50 + 3];
    const ups = draw.shuffle([
      [-2, 5],
      [0, -1],
      [3, -4],
      [-5, 6],
    ] as const);
    const text = ([x, y]: readonly [number, number]): string => `${a + x} + ${b + y}`;
    const best = ups.find(([x]) => x === -2) ?? [0, 0];
    return {
      frames: [
        "They can be compared without adding. Which of these sums is the largest?",
        "Four children have these points from two games. Which sum of points is the largest?",
      ],
      key: text(best),
      slips: ups
        .filter((one) => one !== best)
        .map((one) => [
          text(one),
          one[0] === 3
            ? "went by the larger first number"
            : one[1] === 6
              ? "went by the larger second number"
              : "went by the round number",
        ]),
      because: `All are near ${a} + ${b}. In ${text(best)} 2 goes off and 5 comes on, so it is 3 more; no other gains as much.`,
      isWords: true,
    };
  }),
];
