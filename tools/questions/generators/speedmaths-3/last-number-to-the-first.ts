import { drawMachine } from "../../figures/number-boxes";
import type { Family } from "../family";
import { familiesOf } from "../quick-family";
import { picture } from "../quick-pictures";

const make = familiesOf("Mental Addition");

/** “last number to the first” and “machine for nearly tens”, for the topic of mental-addition.ts. */
export const lastNumberToTheFirst: readonly Family[] = [
  make("last-number-to-the-first", 1, (draw) => {
    const [a, b] = [draw.int(2, 6) * 10 + draw.int(6, 8), draw.int(12, 38)];
    const fill = 10 - (a % 10);
    return {
      asks: [
        `What is ${a} + ${b} + ${fill}?`,
        `Ria has ${a} beads. She gets ${b} from Abdul and ${fill} from Neel. How many beads does she have then?`,
      ],
      key: a + b + fill,
      slips: [
        [a + b, "left the last number out"],
        [a + b + fill - 10, "forgot the carried ten"],
        [a + b + fill + 10, "carried a ten too many"],
        [a + b - fill, "took the last number off"],
        [a + fill > b ? a + fill : 0, "left the number in the middle out"],
      ],
      way: `${a} + ${fill} = ${a + fill} first, and ${a + fill} + ${b} = ${a + b + fill}.`,
    };
  }),
  make("machine-for-nearly-tens", 1, (draw) => {
    const [n, tens, less] = [draw.int(124, 268), draw.int(2, 5) * 10, draw.int(1, 2)];
    return {
      asks: [
        "Which number comes out of the machine?",
        "A number goes in on the left. Which number comes out on the right?",
      ],
      key: n + tens - less,
      slips: [
        [n + tens + less, "added the small number too"],
        [n + tens, "did the first step alone"],
        [n - less, "did the second step alone"],
        [n + tens - less - 10, "forgot a ten"],
        [n + tens - less + 10, "added a ten too many"],
      ],
      way: `${n} + ${tens} = ${n + tens}, and ${less} less is ${n + tens - less}. Both steps together add ${tens - less}.`,
      figure: picture(
        drawMachine,
        `A number machine: ${n} goes in, then + ${tens} and − ${less}, and a question mark comes out`,
        { places: [String(n), `+ ${tens}`, `− ${less}`, "?"] as const },
      ),
    };
  }),
];
