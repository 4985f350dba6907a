import type { Family } from "../family";
import { familiesOf } from "../quick-family";
import { doubleThatHelps } from "./double-that-helps";
import { machineThatDoubles } from "./machine-that-doubles";
import { middleOfTwoNumbers } from "./middle-of-two-numbers";
import { machineRunBackwards } from "./machine-run-backwards";
import { twoEqualWeights } from "./two-equal-weights";

const make = familiesOf("Doubles and Halves");

/** The families of the topic Doubles and Halves. */
export const doublesAndHalves: readonly Family[] = [
  make("half-and-half-again", 3, (draw) => {
    const quarter = draw.int(5, 15);
    const n = 4 * quarter;
    if (quarter === 10) return undefined;
    return {
      asks: [
        `Neel gives half of his ${n} stickers to his brother, and half of the rest to a friend. How many stickers does he keep?`,
        `A rope of ${n} m is cut in half. One of the halves is cut in half again. How many metres long is the shortest piece?`,
      ],
      key: quarter,
      slips: [
        [n / 2, "halved once only"],
        [3 * quarter, "found what is gone, not what is left"],
        [n / 2 - 2, "took 2 off instead of halving again"],
        [quarter + 5, "took half a ten too much"],
        [quarter > 5 ? quarter - 5 : 0, "forgot half of a ten"],
        [n / 2 - 10, "took 10 off instead of halving again"],
      ],
      way: `Half of ${n} is ${n / 2}, and half of ${n / 2} is ${quarter}.`,
    };
  }),
  ...doubleThatHelps,
  ...machineThatDoubles,
  ...middleOfTwoNumbers,
  ...machineRunBackwards,
  ...twoEqualWeights,
];
