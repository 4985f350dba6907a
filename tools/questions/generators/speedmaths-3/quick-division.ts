import { drawMachine } from "../../figures/number-boxes";
import type { Family } from "../family";
import { familiesOf } from "../quick-family";
import { picture } from "../quick-pictures";
import { beadsThatStayOver } from "./beads-that-stay-over";
import { numberBeforeSharing } from "./number-before-sharing";
import { twoWaysToShare } from "./two-ways-to-share";

const make = familiesOf("Quick Division");

/** The families of the topic Quick Division. */
export const quickDivision: readonly Family[] = [
  make("machine-asked-backwards", 3, (draw) => {
    const [by, n, more] = [draw.int(3, 6), draw.int(4, 9), draw.int(4, 12)];
    const out = n + more;
    return {
      asks: [
        "Which number was put into the machine on the left?",
        "The number on the right came out of the machine. Which number went in?",
      ],
      key: n * by,
      slips: [
        [n, "undid the last step only"],
        [out * by, "forgot to undo the last step"],
        [(out + more) * by, "did the last step again instead of undoing it"],
        [n + by, "added instead of multiplying"],
        [out, "gave the number that came out"],
        [n * by + more, "added the small number again"],
      ],
      way: `Backwards: ${out} − ${more} = ${n}, and ${n} × ${by} = ${n * by}.`,
      figure: picture(
        drawMachine,
        `A number machine: a question mark goes in, then ÷ ${by} and + ${more}, and ${out} comes out`,
        { places: ["?", `÷ ${by}`, `+ ${more}`, String(out)] as const },
      ),
    };
  }),
  ...beadsThatStayOver,
  ...numberBeforeSharing,
  ...twoWaysToShare,
];
