import type { Family } from "../family";
import { familiesOf } from "../quick-family";
import { grouped } from "../words";
import { quartersOfARupee } from "./quarters-of-a-rupee";
import { bestOfferOfFour } from "./best-offer-of-four";
import { leftFromFiveHundred } from "./left-from-five-hundred";
import { missingToARoundSum } from "./missing-to-a-round-sum";

const make = familiesOf("Money and Change");

/** The families of the topic Money and Change. */
export const moneyAndChange: readonly Family[] = [
  make("as-many-of-each-note", 3, (draw) => {
    const [a, b, c] = draw.one([
      [50, 20, 5],
      [100, 20, 5],
      [50, 10, 5],
      [100, 50, 10],
      [20, 10, 5],
    ] as const);
    const [one, n] = [a + b + c, draw.int(6, 16)];
    return {
      asks: [
        `A cash box holds ₹${grouped(one * n)} in ₹${a}, ₹${b} and ₹${c}, equally many of each. How many of each are there?`,
        `Equally many tickets at ₹${a}, at ₹${b} and at ₹${c} are sold, and they bring in ₹${grouped(one * n)}. How many tickets at ₹${a} are sold?`,
      ],
      key: n,

      slips: [
        [n * 3, "counted all three kinds together"],
        [(one * n) / a, "divided by the largest value alone"],
        [(one * n) / (a + b), "left the smallest value out"],
        [(one * n) / 3 / a, "shared the money equally among the three kinds"],
        [(one * n) / (a + c), "left the middle value out"],
        [(one * n) / (b + c), "left the largest value out"],
      ],
      way: `One of each is ${a} + ${b} + ${c} = ₹${one}. ${grouped(one * n)} ÷ ${one} = ${n}.`,
    };
  }),
  ...quartersOfARupee,
  ...bestOfferOfFour,
  ...leftFromFiveHundred,
  ...missingToARoundSum,
];
