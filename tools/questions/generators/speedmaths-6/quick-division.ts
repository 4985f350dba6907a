import { drawNumberLine } from "../../figures/number-line";
import type { Family } from "../family";
import { familiesOf, tidy } from "../quick-family";
import { picture } from "../quick-pictures";
import { grouped } from "../words";
import { remainderOfAMultiple } from "./remainder-of-a-multiple";
import { quotientEqualToRemainder } from "./quotient-equal-to-remainder";

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
        [whole - step * at, "counted the steps from the other end"],
        [at + 1 < steps ? step * (at + 1) : 0, "counted the first mark as a step"],
        [100 * at < whole && step < 200 ? 100 * at : 0, "took each step for 100"],
        [step * (at - 1), "counted one step too few"],
        [200 * at < whole && step > 100 && step < 400 ? 200 * at : 0, "took each step for 200"],
        [tidy((whole / (steps + 1)) * at), "divided by the marks, not by the spaces"],
      ],
      way: `${steps} steps make ${grouped(whole)}, so one is ${grouped(whole)} ÷ ${steps} = ${step}. ${at} steps are ${grouped(step * at)}.`,
      figure: picture(
        drawNumberLine,
        `A number line from 0 to ${whole} with ${steps} equal steps; P is ${at} steps after 0`,
        { from: 0, to: whole, step, labelled: [0, whole], points: [{ at: step * at, name: "P" }] },
      ),
    };
  }),
  ...remainderOfAMultiple,
  ...quotientEqualToRemainder,
];
