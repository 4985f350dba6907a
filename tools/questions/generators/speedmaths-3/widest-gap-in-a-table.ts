import type { Family } from "../family";
import { familiesOf } from "../quick-family";

const make = familiesOf("Mental Subtraction");

/** “widest gap in a table”, for the topic of mental-subtraction.ts. */
export const widestGapInATable: readonly Family[] = [
  make("widest-gap-in-a-table", 2, (draw, turn) => {
    const names = draw.shuffle(
      turn % 2 === 0 ? ["Ina", "Sam", "Tara", "Vir"] : ["Puri", "Agra", "Pune", "Leh"],
    );
    const base = draw.int(3, 5) * 10;
    const rows = [
      [base + 2, base - 16],
      [base + 31, base + 17],
      [base - 1, base - 12],
      [base + 11, base - 5],
    ] as const;
    const order = draw.shuffle([0, 1, 2, 3]);
    const name = (index: number): string => names[index] ?? "";
    return {
      frames: [
        "The table shows the coins that four children had and have left. Who spent the most coins?",
        "The table shows the pots that four shops had and have left. Where were the most pots sold?",
      ],
      key: name(0),
      slips: [
        [name(1), "went by the largest number at first; only 14 are gone"],
        [name(3), "went by the tens alone; only 16 are gone"],
        [name(2), "went by the smallest numbers; only 11 are gone"],
      ],
      because: `There ${base + 2} − ${base - 16} = 18 are gone. The others lost 16, 14 and 11.`,
      isWords: true,
      table: {
        head: [turn % 2 === 0 ? "Child" : "Shop in", "At first", "Left"],
        rows: order.map((index) => [name(index), String(rows[index]?.[0]), String(rows[index]?.[1])]),
      },
    };
  }),
];
