import type { Family } from "../family";
import { familiesOf } from "../quick-family";

const make = familiesOf("Doubles and Halves");

/** “halved again and again”, for the topic of doubles-and-halves.ts. */
export const halvedAgainAndAgain: readonly Family[] = [
  make("halved-again-and-again", 3, (draw, turn) => {
    const [odd, times] = [draw.one([3, 5, 7, 9]), draw.int(2, 4)];
    const n = odd * 2 ** times;
    if (n < 20 || n > 120) return undefined;
    return {
      asks: [
        `${n} is halved, then the answer is halved, and so on. After how many halvings is the answer odd?`,
        `A pile of ${n} cards is shared by two, and one half is shared by two again, and so on. Which odd number of cards is reached first?`,
      ],
      key: turn % 2 === 0 ? times : odd,
      slips: [
        [
          turn % 2 === 0 ? times + 1 : odd * 2,
          turn % 2 === 0 ? "halved the odd number as well" : "stopped at an even number",
        ],
        [turn % 2 === 0 ? times - 1 : 1, turn % 2 === 0 ? "stopped at an even number" : "went on down to 1"],
        [
          turn % 2 === 0 ? odd : times,
          turn % 2 === 0 ? "gave the odd number that comes" : "counted the steps",
        ],
        [
          turn % 2 === 0 ? odd * 2 : odd * 4,
          turn % 2 === 0 ? "gave the last even number" : "stopped two steps too early",
        ],
      ],
      way: `${Array.from({ length: times + 1 }, (_, index) => n / 2 ** index).join(", ")}: after ${times} steps it is ${odd}, which is odd.`,
    };
  }),
];
