import type { Family } from "../family";
import { familiesOf } from "../quick-family";
import { grouped } from "../words";
import { bothEndsNearThousands } from "./both-ends-near-thousands";
import { largestTotalInATable } from "./largest-total-in-a-table";
import { topOfANumberWall } from "./top-of-a-number-wall";

const make = familiesOf("Mental Addition and Subtraction");

/** The families of the topic Mental Addition and Subtraction. */
export const mentalSums: readonly Family[] = [
  make("moved-to-the-other-number", 2, (draw) => {
    const [a, b, move] = [draw.int(2350, 7890), draw.int(3, 8) * 100, draw.int(2, 9)];
    return {
      asks: [
        `Which number must the box hold so that ${grouped(a)} + ${b - move} = ${grouped(a - move)} + □?`,
        `Two shops sold equally many bulbs. One sold ${grouped(a)} in May and ${b - move} in June, the other ${grouped(a - move)} in May. How many did the other sell in June?`,
      ],
      key: b,
      slips: [
        [b - move, "kept the second number as it was"],
        [b - 2 * move, "made both of the numbers smaller"],
        [b + move, "moved the difference twice"],
        [b - 10, "forgot to carry a ten"],
      ],
      way: `${grouped(a - move)} is ${move} less than ${grouped(a)}. So the other number must be ${move} more: ${b - move} + ${move} = ${b}.`,
    };
  }),
  ...bothEndsNearThousands,
  ...largestTotalInATable,
  ...topOfANumberWall,
];
