import type { Family } from "../family";
import { familiesOf } from "../quick-family";
import { picture } from "../quick-pictures";
import { drawNumberLine } from "../../figures/number-line";

const make = familiesOf("Doubles and Halves");

/** “middle of two numbers”, for the topic of doubles-and-halves.ts. */
export const middleOfTwoNumbers: readonly Family[] = [
  make("middle-of-two-numbers", 3, (draw) => {
    const [a, part] = [draw.int(14, 38), draw.int(6, 18)];
    const b = a + 2 * part;
    const between = (n: number): number => (n > a && n < b ? n : 0);
    if (part === 10 || a % 10 === 0 || part === a) return undefined;
    return {
      asks: [
        `M is in the middle between ${a} and ${b}. Which number is at M?`,
        `An ant walks from ${a} to ${b}. Halfway, at M, it rests. At which number does it rest?`,
      ],
      key: a + part,
      slips: [
        [between(a + 10), "went on by ten"],
        [between(b - 10), "went back by ten"],
        [between(2 * part), "found how far apart they are"],
        [between(a + part + 5), "halved the tens wrongly"],
        [between(a + part - 5), "lost half of a ten in halving"],
        [between(b / 2), "took half of the larger number"],
      ],
      way: `From ${a} to ${b} it is ${2 * part}. Half of that is ${part}, and ${a} + ${part} = ${a + part}.`,
      figure: picture(drawNumberLine, `A number line from ${a} to ${b} with one mark M in the middle`, {
        from: a,
        to: b,
        step: part,
        labelled: [a, b],
        points: [{ at: a + part, name: "M" }],
      }),
    };
  }),
];
