import type { Family } from "../family";
import { familiesOf } from "../quick-family";
import { picture } from "../quick-pictures";
import { drawMachine } from "../../figures/number-boxes";

const make = familiesOf("Doubles and Halves");

/** “machine run backwards”, for the topic of doubles-and-halves.ts. */
export const machineRunBackwards: readonly Family[] = [
  make("machine-run-backwards", 3, (draw) => {
    const [n, more] = [draw.int(6, 19), draw.int(3, 9)];
    const out = 2 * n + more;
    if (n === 10) return undefined;
    return {
      asks: [
        `The machine gives out ${out}. Which number did Vani put in?`,
        "What must go in at the question mark?",
      ],
      key: n,
      slips: [
        [2 * n, "went back one step only"],
        [n + more, "took the last step back from the half"],
        [2 * out + more, "ran the machine forwards"],
        [out + more, "added the last step again"],
        [Math.floor(out / 2) - more, "halved before going back"],
        [out - 2, "took 2 off instead of halving"],
      ],
      way: `Go back: ${out} − ${more} = ${2 * n}, and half of ${2 * n} is ${n}.`,
      figure: picture(
        drawMachine,
        `A number machine: a question mark goes in, then double and + ${more}, and ${out} comes out`,
        { places: ["?", "× 2", `+ ${more}`, String(out)] as const },
      ),
    };
  }),
];
