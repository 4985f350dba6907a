import type { Family } from "../family";
import { familiesOf } from "../quick-family";
import { bothMovedToAHundred } from "./both-moved-to-a-hundred";
import { machineForNearlyHundreds } from "./machine-for-nearly-hundreds";
import { busAtThreeStops } from "./bus-at-three-stops";
import { largestSumAtAGlance } from "./largest-sum-at-a-glance";

const make = familiesOf("Mental Addition and Subtraction");

/** The families of the topic Mental Addition and Subtraction. */
export const addingAndSubtracting: readonly Family[] = [
  make("difference-that-stays", 2, (draw, turn) => {
    const [a, b, up] = [draw.int(6, 9) * 100 + draw.int(11, 29), draw.int(2, 4) * 100, draw.int(6, 14)];
    return {
      asks: [
        `${a} − ${b - up} = ${a + up} − □. Which number makes both sides equal?`,
        `Rekha is at page ${a} of a book and Jatin at page ${b - up}. They read equally fast. At which page is Jatin when Rekha is at page ${a + up}?`,
      ],
      key: b,
      slips: [
        [a - b + up, "worked out the difference itself"],
        [b - 10, "forgot to carry a ten"],
        [b + up, "moved the second number twice as far"],
        [b + 10, "carried a ten too many"],
        [turn % 2 === 0 ? b - 2 * up : 0, "made the second number smaller"],
        [b - up, "kept the second number as it was"],
      ],
      way: `The first number is ${up} more, so the second must be ${up} more too: ${b - up} + ${up} = ${b}.`,
    };
  }),
  ...bothMovedToAHundred,
  ...machineForNearlyHundreds,
  ...busAtThreeStops,
  ...largestSumAtAGlance,
];
