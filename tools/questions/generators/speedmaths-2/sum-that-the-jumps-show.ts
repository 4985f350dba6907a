import type { Family } from "../family";
import { familiesOf } from "../quick-family";
import { picture } from "../quick-pictures";
import { drawNumberLine } from "../../figures/number-line";

const make = familiesOf("Quick Addition");

/** “sum that the jumps show”, for the topic of quick-addition.ts. */
export const sumThatTheJumpsShow: readonly Family[] = [
  make("sum-that-the-jumps-show", 1, (draw) => {
    const [ten, a, b] = [draw.int(2, 7) * 10, draw.int(2, 4), draw.int(3, 7)];
    const start = ten - a;
    if (a === b) return undefined;
    return {
      frames: [
        "Two jumps go on from the first number. Which sum do they show?",
        "Tara adds with two jumps on the line. Which sum does she work out?",
      ],
      key: `${start} + ${a + b}`,
      slips: [
        [`${start} + ${b}`, "took the second jump alone"],
        [`${start} + ${a}`, "took the first jump alone"],
        [`${ten} + ${a + b}`, "started at the ten"],
      ],
      because: `The jumps are ${a} and ${b}, together ${a + b}. They start at ${start}.`,
      isWords: true,
      figure: picture(
        drawNumberLine,
        `A number line: a jump of ${a} goes from ${start} to ${ten}, a jump of ${b} goes on from ${ten}`,
        {
          from: ten - 5,
          to: ten + 10,
          step: 1,
          labelled: [start, ten],
          jumps: [
            { from: start, to: ten, name: `+${a}` },
            { from: ten, to: ten + b, name: `+${b}` },
          ],
        },
      ),
    };
  }),
];
