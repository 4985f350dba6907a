import type { Family } from "../family";
import { familiesOf } from "../quick-family";
import { picture } from "../quick-pictures";
import { listed } from "../words";
import { drawSigns } from "../../figures/tiles";

const make = familiesOf("Number Bonds");

/** “equal after some move” and “card without a partner”, for the topic of number-bonds.ts. */
export const equalAfterSomeMove: readonly Family[] = [
  make("equal-after-some-move", 3, (draw) => {
    const [half, moved] = [draw.int(8, 20), draw.int(2, 6)];
    if (moved * 2 === half) return undefined;
    return {
      asks: [
        `${moved} buns go from the big plate to the small one. Now each plate has ${half}. How many buns were on the big plate at first?`,
        `Two rooms have ${2 * half} children together. ${moved} go from room A to room B, and now both rooms have the same number. How many were in room A at first?`,
      ],
      key: half + moved,
      slips: [
        [half - moved, "found the number for the other one"],
        [half, "gave the number at the end"],
        [half + 2 * moved, "put back what moved twice"],
        [2 * half - moved, "took what moved off all of them"],
        [2 * half + moved, "added what moved to all of them"],
      ],
      way: `At the end each has ${half}. Before that the first had ${moved} more: ${half} + ${moved} = ${half + moved}.`,
    };
  }),
  make("card-without-a-partner", 2, (draw, turn) => {
    const whole = turn % 2 === 0 ? 20 : 50;
    const [a, b, c] =
      turn % 2 === 0
        ? [draw.int(2, 9), draw.int(2, 9), draw.int(3, 17)]
        : [draw.int(11, 24), draw.int(11, 24), draw.int(12, 38)];
    const cards = [a, whole - a, b, whole - b, c];
    if (new Set([...cards, whole - c]).size < 6) return undefined;
    const left = (n: number) => [n, `overlooked that ${n} and ${whole - n} make ${whole}`] as const;
    const shown = draw.shuffle(cards);
    return {
      asks: [
        "Four of the cards make two pairs of 20. Which card is left over?",
        "Two cards that make 50 are put away, and then two more. Which card stays on the table?",
      ],
      key: c,
      slips: draw.shuffle(cards.slice(0, 4)).map(left),
      way: `${a} + ${whole - a} = ${whole} and ${b} + ${whole - b} = ${whole}. The card ${c} is left.`,
      figure: picture(drawSigns, `Five cards: ${listed(shown)}`, { rows: [shown.map(String)] }),
    };
  }),
];
