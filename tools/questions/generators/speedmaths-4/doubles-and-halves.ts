import { drawMachine } from "../../figures/number-boxes";
import type { Family } from "../family";
import { familiesOf } from "../quick-family";
import { picture } from "../quick-pictures";
import { doublingEveryDay } from "./doubling-every-day";
import { doubleNearAHundred } from "./double-near-a-hundred";

const make = familiesOf("Doubles and Halves");

/** The families of the topic Doubles and Halves. */
export const doublesAndHalves: readonly Family[] = [
  make("machine-run-backwards", 2, (draw, turn) => {
    const [n, more] = [draw.int(12, 38), draw.int(3, 9) * 2];
    const out = 2 * n + more;
    const half = 2 * n;
    const isDouble = turn % 2 === 0;
    return {
      asks: [
        "Which number went into the machine?",
        "The machine has given the number on the right. Which number was put in on the left?",
      ],
      key: isDouble ? n : half,
      slips: [
        [isDouble ? 2 * n : n, "undid one of the steps only"],
        [isDouble ? out / 2 : (n + more) * 2, "forgot the step with the small number"],
        [isDouble ? out / 2 + more : (n + 2 * more) * 2, "did the second step again instead of undoing it"],
        [isDouble ? out * 2 + more : (n + more) / 2 - more, "ran the machine forwards"],
        [isDouble ? n + more : half + 2 * more, "added the small number at the end"],
      ],
      way: isDouble
        ? `Backwards: ${out} − ${more} = ${2 * n}, and half of it is ${n}.`
        : `Backwards: ${n + more} − ${more} = ${n}, and the double of it is ${half}.`,
      figure: picture(
        drawMachine,
        `A number machine: a question mark goes in, then ${isDouble ? "× 2" : "÷ 2"} and + ${more}, and ${isDouble ? out : n + more} comes out`,
        { places: ["?", isDouble ? "× 2" : "÷ 2", `+ ${more}`, String(isDouble ? out : n + more)] as const },
      ),
    };
  }),
  ...doublingEveryDay,
  ...doubleNearAHundred,
];
