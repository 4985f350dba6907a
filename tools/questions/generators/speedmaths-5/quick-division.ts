import { drawMachine } from "../../figures/number-boxes";
import type { Family } from "../family";
import { familiesOf } from "../quick-family";
import { picture } from "../quick-pictures";
import { sameAnswerOtherDivision } from "./same-answer-other-division";
import { justUnderARoundNumber } from "./just-under-a-round-number";

const make = familiesOf("Quick Division");

/** The families of the topic Quick Division. */
export const quickDivision: readonly Family[] = [
  make("machine-that-halves", 1, (draw, turn) => {
    const n = draw.int(23, 89) * 2;
    const isHalf = turn % 2 === 0;
    return {
      asks: [
        "What comes out of this number machine?",
        "A number goes through the machine. Look at both steps together. What comes out?",
      ],
      key: isHalf ? n / 2 : n * 2,
      hasDecimals: true,
      slips: [
        [isHalf ? n * 2 : n / 2, "exchanged the two steps"],
        [n * (isHalf ? 5 : 10), "did the first step alone"],
        [n / (isHalf ? 10 : 5), "did the second step alone"],
        [n - 5, "subtracted the difference of the two numbers"],
        [n, "thought that the two steps undo each other"],
      ],
      way: isHalf
        ? `Times 5 and then divided by 10 is a half: half of ${n} is ${n / 2}.`
        : `Times 10 and then divided by 5 is a double: twice ${n} is ${n * 2}.`,
      figure: picture(
        drawMachine,
        `A number machine: ${n} goes in, then ${isHalf ? "× 5 and ÷ 10" : "× 10 and ÷ 5"}, and a question mark comes out`,
        { places: [String(n), isHalf ? "× 5" : "× 10", isHalf ? "÷ 10" : "÷ 5", "?"] as const },
      ),
    };
  }),
  ...sameAnswerOtherDivision,
  ...justUnderARoundNumber,
];
