import { drawNumberLine } from "../../figures/number-line";
import type { Family } from "../family";
import { familiesOf, tidy } from "../quick-family";
import { picture } from "../quick-pictures";
import { grouped } from "../words";
import { remainderOfAMultiple } from "./remainder-of-a-multiple";

const make = familiesOf("Quick Division");

/** The families of the topic Quick Division. */
export const quickDivision: readonly Family[] = [
  make("mark-on-a-divided-line", 1, (draw) => {
    const [whole, steps] = draw.one([
      [1000, 8],
      [2000, 8],
      [3000, 8],
      [1800, 5],
      [1400, 5],
      [3000, 4],
      [2200, 4],
    ] as const);
    const at = draw.int(2, steps - 1);
    const step = whole / steps;
    return {
      asks: [
        "The marks on the line are equally far apart. Which number belongs at P?",
        "Milestones stand at equal distances along a road of the length shown, in metres. How many metres from the start is milestone P?",
      ],
      key: step * at,
      slips: [
        [100 * at, "took each step for 100"],
        [step * (at + 1), "counted the first mark as a step"],
        [step * (at - 1), "counted one step too few"],
        [tidy(Math.round((whole / (steps + 1)) * at)), "divided by the marks, not by the spaces"],
        [whole - step * at, "counted the steps from the other end"],
        [200 * at, "took each step for 200"],
      ],
      way: `${steps} steps make ${grouped(whole)}, so one is ${grouped(whole)} ÷ ${steps} = ${step}. ${at} steps are ${grouped(step * at)}.`,
      figure: picture(
        drawNumberLine,
        `A number line from 0 to ${whole} with ${steps} equal steps; P is ${at} steps after 0`,
        { from: 0, to: whole, step, labelled: [0, whole], points: [{ at: step * at, name: "P" }] },
      ),
    };
  }),
  make("zero-inside-the-quotient", 1, (draw) => {
    const [by, hundreds, ones] = [draw.int(6, 9), draw.int(2, 7), draw.int(2, 9)];
    const key = hundreds * 100 + ones;
    return {
      asks: [
        `What is ${grouped(by * key)} ÷ ${by}?`,
        `${grouped(by * key)} saplings are shared equally among ${by} villages. How many does each village get?`,
      ],
      key,
      slips: [
        [hundreds * 10 + ones, "lost the zero in the middle"],
        [key * 10, "put the zero at the end"],
        [hundreds * 100 + ones * 10, "wrote the ones in the place of the tens"],
        [hundreds * 1000 + ones, "put a zero too many in the middle"],
        [hundreds * 100, "divided the hundreds alone"],
      ],
      way: `${grouped(by * hundreds * 100)} ÷ ${by} = ${hundreds * 100} and ${by * ones} ÷ ${by} = ${ones}. Together that is ${key}.`,
    };
  }),
  make("quotient-equal-to-remainder", 3, (draw) => {
    const by = draw.int(9, 21);
    return {
      asks: [
        `A number is divided by ${by}. The quotient and the remainder are equal. What is the largest number for which this can happen?`,
        `Pens are packed in boxes of ${by}. As many pens are left over as there are full boxes. How many pens are there at the most?`,
      ],
      key: (by - 1) * (by + 1),
      slips: [
        [by * (by + 1), "took a remainder as large as the divisor"],
        [by * (by - 1), "forgot to add the remainder"],
        [(by - 2) * (by + 1), "took a remainder that is one too small"],
        [by * by, "multiplied the divisor by itself"],
        [2 * (by - 1), "added quotient and remainder"],
      ],
      way: `The remainder is at most ${by - 1}, so the quotient is ${by - 1} too: ${by} × ${by - 1} + ${by - 1} = ${(by - 1) * (by + 1)}.`,
    };
  }),
  ...remainderOfAMultiple,
];
