import { drawLevelBalance } from "../kinds/level-balance";
import { drawMachine, drawNumberWall } from "../kinds/number-boxes";
import { drawStrips } from "../kinds/strips";
import { drawTenFrames } from "../kinds/ten-frames";
import { samplesOf } from "./sample";

/** Drawings for arithmetic: strips, number walls, machines, balances, frames of ten. */
export const numbers = [
  ...samplesOf("strips", drawStrips, [
    {
      alt: "A strip in a grey part of 30% and a white one",
      rows: [{ parts: [{ size: 30, words: "30%", isGrey: true }, { size: 70 }] }],
    },
    {
      alt: "Two strips of 3 and of 7 equal parts",
      rows: [
        { name: "Asha", parts: Array.from({ length: 3 }, () => ({ size: 1, isGrey: true })) },
        { name: "Ravi", parts: Array.from({ length: 7 }, () => ({ size: 1 })) },
      ],
    },
  ]),
  ...samplesOf("number wall", drawNumberWall, [
    { alt: "A wall of six bricks", rows: [["100"], ["?", "45"], ["30", "25", "20"]] },
  ]),
  ...samplesOf("number machine", drawMachine, [
    { alt: "A machine with two steps", places: ["?", "× 2", "+ 6", "24"] },
    { alt: "A machine with three steps", places: ["18", "÷ 2", "+ 100", "− 9", "?"] },
  ]),
  ...samplesOf("level balance", drawLevelBalance, [
    { alt: "A level balance with two weights on each side", left: ["8", "5"], right: ["?", "6"] },
  ]),
  ...samplesOf("ten frames", drawTenFrames, [
    { alt: "A full frame and one with four counters", counts: [10, 4] },
    { alt: "Three full frames and one with seven counters", counts: [10, 10, 10, 7] },
  ]),
];
