import type { Family } from "../family";
import { familiesOf } from "../quick-family";
import { halfOfOddTens } from "./half-of-odd-tens";
import { oneStripTwiceTheOther } from "./one-strip-twice-the-other";
import { halvedAgainAndAgain } from "./halved-again-and-again";

const make = familiesOf("Doubles and Halves");

/** The families of the topic Doubles and Halves. */
export const doublesAndHalves: readonly Family[] = [
  make("double-just-under-tens", 1, (draw) => {
    const [tens, less] = [draw.int(3, 9) * 10, draw.int(1, 2)];
    const n = tens - less;
    return {
      asks: [
        `What is ${n} + ${n}?`,
        `One pair of shoes needs ${n} cm of lace for each shoe. How many centimetres do both shoes need?`,
      ],
      key: 2 * n,
      slips: [
        [2 * tens - less, "took the correction off once only"],
        [2 * tens, "stopped at the round number"],
        [2 * n - 10, "left out the ten that the ones make"],
        [2 * tens + 2 * less, "added the correction"],
        [2 * n + 10, "carried a ten too many"],
      ],
      way: `${tens} + ${tens} = ${2 * tens}, and ${less} comes off twice: ${2 * n}.`,
    };
  }),
  ...halfOfOddTens,
  ...oneStripTwiceTheOther,
  ...halvedAgainAndAgain,
];
