import type { Family } from "../family";
import { familiesOf } from "../quick-family";
import { picture } from "../quick-pictures";
import { drawAbacus } from "../../figures/abacus";

const make = familiesOf("Adding and Subtracting Tens");

/** “beads put on the tens”, for the topic of adding-tens.ts. */
export const beadsPutOnTheTens: readonly Family[] = [
  make("beads-put-on-the-tens", 1, (draw, turn) => {
    const [tens, ones, more] = [draw.int(3, 6), draw.int(2, 7), draw.int(2, 3)];
    const isOn = turn % 2 === 0;
    if (tens === ones || Math.abs(tens - ones) === more) return undefined;
    const n = tens * 10 + ones;
    const sign = isOn ? 1 : -1;
    return {
      asks: [
        `${more} more beads are put on the rod T. Which number does the abacus show then?`,
        `${more} beads are taken off the rod T. Which number does the abacus show then?`,
      ],
      key: n + 10 * more * sign,
      slips: [
        [n + more * sign, "changed the ones instead of the tens"],
        [n, "read the number and changed nothing"],
        [n - 10 * more * sign, "went the wrong way"],
        [ones * 10 + tens + more * sign, "read tens and ones the wrong way round"],
      ],
      way: `The abacus shows ${n}. ${more} beads on T are ${more} tens: ${n} ${isOn ? "+" : "−"} ${more * 10} = ${n + 10 * more * sign}.`,
      figure: picture(drawAbacus, `An abacus with ${tens} beads on rod T and ${ones} beads on rod O`, {
        rods: ["T", "O"],
        frames: [{ beads: [tens, ones] }],
      }),
    };
  }),
];
