import type { Family } from "../family";
import { familiesOf } from "../quick-family";
import { grouped } from "../words";

const make = familiesOf("Mental Addition and Subtraction");

/** “largest total in a table”, for the topic of mental-sums.ts. */
export const largestTotalInATable: readonly Family[] = [
  make("largest-total-in-a-table", 2, (draw, turn) => {
    const names = draw.shuffle(
      turn % 2 === 0 ? ["North", "South", "East", "West"] : ["Asha", "Ravi", "Mina", "John"],
    );
    const [p, q] = [draw.int(2, 4) * 1000, draw.int(5, 7) * 1000];
    const offs = draw.shuffle([
      [-20, 15],
      [12, -8],
      [30, -35],
      [-6, 1],
    ] as const);
    const best = offs.findIndex(([a]) => a === 12);
    return {
      frames: [
        "The table shows the visitors at four gates on two days. Which gate had the most visitors on the two days together?",
        "The table shows the points of four players in two rounds. Who has the most points in all?",
      ],
      key: names[best] ?? "",
      slips: names.flatMap((name, index) => {
        const [a = 0, b = 0] = offs[index] ?? [];
        if (index === best) return [];
        const why =
          a === 30
            ? "went by the first column"
            : b === 15
              ? "went by the last column"
              : "looked at the sizes of the changes only";
        return [[name, why] as const];
      }),
      because: `All are near ${grouped(p)} and ${grouped(q)}, so compare what is above and below. There it is 12 − 8 = 4 above, with the others below.`,
      isWords: true,
      table: {
        head: turn % 2 === 0 ? ["Gate", "Saturday", "Sunday"] : ["Player", "Round 1", "Round 2"],
        rows: names.map((name, index) => [
          name,
          grouped(p + (offs[index]?.[0] ?? 0)),
          grouped(q + (offs[index]?.[1] ?? 0)),
        ]),
      },
    };
  }),
];
