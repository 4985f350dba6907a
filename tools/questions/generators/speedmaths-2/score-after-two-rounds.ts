import type { Family } from "../family";
import { familiesOf } from "../quick-family";

const make = familiesOf("Adding and Subtracting Tens");

/** “score after two rounds”, for the topic of adding-tens.ts. */
export const scoreAfterTwoRounds: readonly Family[] = [
  make("score-after-two-rounds", 2, (draw, turn) => {
    const names = draw.shuffle(
      turn % 2 === 0 ? ["Isha", "Om", "Ria", "Yash"] : ["Red", "Blue", "Green", "Pink"],
    );
    const n = draw.int(23, 29);
    const rows = [
      [n + 10, 40, 10],
      [n + 21, 50, 40],
      [n + 35, 20, 30],
      [n + 2, 30, 20],
    ] as const;
    const order = draw.shuffle([0, 1, 2, 3]);
    const name = (index: number): string => names[index] ?? "";
    return {
      frames: [
        "Each child wins points, and then loses some. Who has the most points at the end?",
        "Coins are put into four boxes, and then some are taken out. Which box has the most coins at the end?",
      ],
      key: name(0),
      slips: [
        [name(1), `went by what comes in; only ${n + 31} are there`],
        [name(2), `went by the number at the start; only ${n + 25} are there`],
        [name(3), `added and took away wrongly; only ${n + 12} are there`],
      ],
      because: `${n + 10} + 40 − 10 is ${n + 40}. The others end with ${n + 31}, ${n + 25} and ${n + 12}.`,
      isWords: true,
      table: {
        head: turn % 2 === 0 ? ["Name", "Start", "Wins", "Loses"] : ["Box", "Start", "In", "Out"],
        rows: order.map((index) => [name(index)].concat((rows[index] ?? []).map(String))),
      },
    };
  }),
];
