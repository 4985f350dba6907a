import type { Family } from "../family";
import { letterSeries } from "../reasoning-ideas/letters";
import { growingSteps } from "../reasoning-ideas/number-rows";
import { timesAndMore, twoRows } from "../reasoning-ideas/number-rows-mixed";
import { powers } from "../reasoning-ideas/number-rows-powers";
import { missingNumber, nextNumber } from "../reasoning-ideas/number-series";

/** The families of the topic Series. */
export const series: readonly Family[] = [
  nextNumber({
    name: "times-and-some-more",
    topic: "Series",
    level: 1,
    rule: timesAndMore({ first: [2, 7], length: 6, times: [2, 3], more: [-1, 1, 3, 4] }),
    asks: [
      (row) => `A number trick is used again and again on its own result: ${row} What is the next result?`,
      (row) => `Which number continues ${row}?`,
    ],
  }),
  nextNumber({
    name: "squares-with-a-change",
    topic: "Series",
    level: 1,
    rule: powers({ first: [2, 6], length: 6, power: 2, plus: [-2, -1, 1, 2, 3] }),
    asks: [
      (row) =>
        `Anirban sees the house numbers ${row} on special gates. Which number is on the next special gate?`,
      (row) => `What follows ${row}?`,
    ],
  }),
  nextNumber({
    name: "two-rows-in-turn",
    topic: "Series",
    level: 2,
    rule: twoRows({
      first: [3, 12],
      second: [40, 60],
      length: 8,
      steps: [
        [4, -5],
        [6, -3],
        [7, -4],
        [5, -6],
      ],
    }),
    asks: [
      (row) =>
        `Two friends write numbers by turns, each with a rule of their own: ${row} Which number is written next?`,
      (row) => `Two series are mixed in ${row} Which number stands next?`,
    ],
  }),
  missingNumber({
    name: "hidden-number",
    topic: "Series",
    level: 2,
    count: 1,
    rule: growingSteps({ first: [5, 20], step: [3, 5, 6], growth: [3, 4], length: 7 }),
    asks: [(row) => `Ink has covered one number in the series ${row}. Which number is under the ink?`],
  }),
  letterSeries({
    name: "pairs-of-letters",
    topic: "Series",
    level: 1,
    columns: [
      { kind: "letter", first: [1, 6], step: [2, 3] },
      { kind: "letter", first: [20, 26], step: [-1, -2] },
    ],
    length: 5,
    asks: [
      (row) => `Lockers are marked with pairs of letters: ${row} Which pair is on the next locker?`,
      (row) => `Which pair of letters comes next in ${row}?`,
    ],
  }),
];
