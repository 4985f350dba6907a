import { drawDice } from "../kinds/dice";
import { drawNet } from "../kinds/nets";
import { drawSolidNet, solids } from "../kinds/solid-nets";
import { samplesOf } from "./sample";

/** Dice and nets, for spatial reasoning. */
export const diceAndNets = [
  ...samplesOf("dice", drawDice, [
    { alt: "A die: 3 above, 1 and 5 in front", dice: [{ top: 3, left: 1, right: 5 }], usual: true },
    {
      alt: "Three views of one die with letters",
      dice: [
        { top: "A", left: "B", right: "C" },
        { top: "D", left: "B", right: "?" },
        { top: "E", left: "F", right: "A" },
      ],
    },
    {
      alt: "Two dice",
      dice: [
        { top: 6, left: 4, right: 2 },
        { top: 4, left: 1, right: 2 },
      ],
    },
  ]),
  ...samplesOf("net", drawNet, [
    { alt: "A net: A above C; B, C, D, E in a row; F below C", rows: [".A..", "BCDE", ".F.."] },
    { alt: "A net with pips", rows: ["12..", ".34.", "..56"], pips: true },
    { alt: "A net with symbols", rows: ["★●▲", "..■◆+"] },
  ]),
  ...samplesOf(
    "net of a solid",
    drawSolidNet,
    solids.map((solid) => ({ alt: `A net: ${solid}`, solid })),
  ),
];
