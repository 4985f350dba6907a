import type { Family } from "../family";
import { familiesOf } from "../quick-family";
import { picture } from "../quick-pictures";
import { drawMachine } from "../../figures/number-boxes";

const make = familiesOf("Doubles and Halves");

/** “machine that doubles”, for the topic of doubles-and-halves.ts. */
export const machineThatDoubles: readonly Family[] = [
  make("machine-that-doubles", 2, (draw) => {
    const [n, less] = [draw.int(12, 29), draw.int(3, 8)];
    const key = 2 * n - less;
    if (n % 10 === 0) return undefined;
    return {
      asks: [
        "The machine doubles a number and then takes some off. What comes out?",
        `Rita puts ${n} into the machine. Which number does she get?`,
      ],
      key,
      slips: [
        [2 * n, "doubled and stopped"],
        [n - less, "forgot to double"],
        [2 * (n - less), "doubled after taking off"],
        [2 * n + less, "added instead of taking off"],
        [key + 10, "made a ten too many in doubling"],
        [n + 2 - less, "added 2 instead of doubling"],
      ],
      way: `Double ${n} is ${2 * n}, and ${2 * n} − ${less} = ${key}.`,
      figure: picture(
        drawMachine,
        `A number machine: ${n} goes in, then double and − ${less}, and a question mark comes out`,
        { places: [String(n), "× 2", `− ${less}`, "?"] as const },
      ),
    };
  }),
];
