import { drawMachine } from "../../figures/number-boxes";
import type { Family } from "../family";
import { familiesOf } from "../quick-family";
import { picture } from "../quick-pictures";

const make = familiesOf("Mental Addition and Subtraction");

/** “machine for nearly hundreds”, for the topic of adding-and-subtracting.ts. */
export const machineForNearlyHundreds: readonly Family[] = [
  make("machine-for-nearly-hundreds", 1, (draw, turn) => {
    const [n, hundreds, less] = [draw.int(234, 568), draw.int(1, 3), draw.int(2, 6)];
    const isUp = turn % 2 === 0;
    const key = isUp ? n + hundreds * 100 - less : n - hundreds * 100 + less;
    if (key < 100) return undefined;
    return {
      asks: [
        "A number goes through this machine. What comes out at the end?",
        "Which number does the machine give when both steps are done?",
      ],
      key,
      slips: [
        [isUp ? n + hundreds * 100 + less : n - hundreds * 100 - less, "did the second step the wrong way"],
        [isUp ? n + hundreds * 100 : n - hundreds * 100, "did the first step alone"],
        [isUp ? n - less : n + less, "did the second step alone"],
        [isUp ? key + 100 : key - 100, "counted one hundred too many in the first step"],
        [isUp ? key - 100 : key + 100, "counted one hundred too few in the first step"],
      ],
      way: isUp
        ? `${n} + ${hundreds * 100} = ${n + hundreds * 100}, and ${less} less is ${key}.`
        : `${n} − ${hundreds * 100} = ${n - hundreds * 100}, and ${less} more is ${key}.`,
      figure: picture(
        drawMachine,
        `A number machine: ${n} goes in, then ${isUp ? `+ ${hundreds * 100} and − ${less}` : `− ${hundreds * 100} and + ${less}`}, and a question mark comes out`,
        {
          places: [
            String(n),
            `${isUp ? "+" : "−"} ${hundreds * 100}`,
            `${isUp ? "−" : "+"} ${less}`,
            "?",
          ] as const,
        },
      ),
    };
  }),
];
