import type { Family } from "../family";
import { familiesOf } from "../quick-family";
import { movesOnTheHundredSquare } from "./moves-on-the-hundred-square";
import { frogJumpsOfTen } from "./frog-jumps-of-ten";
import { scoreAfterTwoRounds } from "./score-after-two-rounds";
import { beadsPutOnTheTens } from "./beads-put-on-the-tens";

const make = familiesOf("Adding and Subtracting Tens");

/** The families of the topic Adding and Subtracting Tens. */
export const addingTens: readonly Family[] = [
  make("chain-of-tens", 3, (draw) => {
    const [n, less, more] = [draw.int(4, 6) * 10 + draw.int(1, 9), draw.int(1, 3) * 10, draw.int(2, 4) * 10];
    if (less === more) return undefined;
    return {
      asks: [
        `Tom has ${n} shells. Sita has ${less} fewer than Tom. Ravi has ${more} more than Sita. How many shells does Ravi have?`,
        `The red rope is ${n} cm long. The blue one is ${less} cm shorter. The white one is ${more} cm longer than the blue one. How many centimetres long is the white rope?`,
      ],
      key: n - less + more,
      slips: [
        [n - less, "stopped after the first step"],
        [n + more, "left out the step in the middle"],
        [n + less + more, "took fewer or shorter for more"],
        [n + less - more, "exchanged more and fewer"],
      ],
      way: `${n} − ${less} = ${n - less}, and ${n - less} + ${more} = ${n - less + more}.`,
    };
  }),
  ...movesOnTheHundredSquare,
  ...frogJumpsOfTen,
  ...scoreAfterTwoRounds,
  ...beadsPutOnTheTens,
];
