import { drawMachine } from "../../figures/number-boxes";
import type { Family } from "../family";
import { familiesOf } from "../quick-family";
import { picture } from "../quick-pictures";
import { doublingEveryDay } from "./doubling-every-day";

const make = familiesOf("Doubles and Halves");

/** The families of the topic Doubles and Halves. */
export const doublesAndHalves: readonly Family[] = [
  make("double-near-a-hundred", 1, (draw) => {
    const [hundreds, less] = [draw.int(2, 4) * 100, draw.int(1, 4)];
    const n = hundreds - less;
    return {
      asks: [
        `What is ${n} + ${n}?`,
        `A train takes ${n} people each way. How many people does it take there and back?`,
      ],
      key: 2 * n,
      slips: [
        [2 * hundreds - less, "took the correction off once only"],
        [2 * hundreds, "stopped at the round number"],
        [2 * n - 100, "forgot a hundred"],
        [2 * hundreds + 2 * less, "added the correction"],
        [2 * n - 10, "took a ten too much off"],
      ],
      way: `${hundreds} + ${hundreds} = ${2 * hundreds}, and twice ${less} comes off: ${2 * n}.`,
    };
  }),
  make("half-with-odd-tens", 1, (draw) => {
    const [hundreds, tens] = [draw.one([3, 5, 7, 9]), draw.one([1, 3, 5, 7, 9])];
    const n = hundreds * 100 + tens * 10;
    return {
      asks: [
        `What is half of ${n}?`,
        `A tank holds ${n} litres and is half full. How many litres are in it?`,
      ],
      key: n / 2,
      slips: [
        [n / 2 - 50, "left out half of the odd hundred"],
        [n / 2 - 5, "left out half of the odd ten"],
        [n / 2 + 5, "rounded half of the tens up"],
        [n / 2 + 50, "rounded half of the hundreds up"],
        [n * 2, "doubled instead of halving"],
      ],
      way: `Half of ${hundreds * 100} is ${hundreds * 50}, and half of ${tens * 10} is ${tens * 5}. Together ${n / 2}.`,
    };
  }),
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
];
