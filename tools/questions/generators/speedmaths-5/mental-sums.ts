import { drawNumberWall } from "../../figures/number-boxes";
import type { Family } from "../family";
import { familiesOf } from "../quick-family";
import { picture } from "../quick-pictures";
import { grouped } from "../words";
import { bothEndsNearThousands } from "./both-ends-near-thousands";

const make = familiesOf("Mental Addition and Subtraction");

/** The families of the topic Mental Addition and Subtraction. */
export const mentalSums: readonly Family[] = [
  make("top-of-a-number-wall", 1, (draw) => {
    const [a, b, c] = [
      draw.int(1, 3) * 100 - draw.int(1, 4),
      draw.int(2, 4) * 100 + draw.int(2, 8),
      draw.int(1, 3) * 100 - draw.int(1, 4),
    ];
    return {
      asks: [
        "In this wall each brick is the sum of the two bricks below it. Which number belongs on top?",
        "Each brick of the wall is the sum of the two right below it. What is the number of the brick on top?",
      ],
      key: a + 2 * b + c,
      slips: [
        [a + b + c, "added the three lowest bricks once"],
        [2 * a + b + 2 * c, "counted the outer bricks twice, not the middle one"],
        [a + b, "stopped at the second row"],
        [2 * (a + b + c), "counted all three bricks twice"],
        [Math.round((a + 2 * b + c) / 100) * 100, "left the small corrections out"],
      ],
      way: `The bricks in the second row are ${a + b} and ${b + c}. Their sum is ${grouped(a + 2 * b + c)}; the middle one counts twice.`,
      figure: picture(
        drawNumberWall,
        `A wall of six bricks: in the lowest row ${a}, ${b} and ${c}, above them two empty bricks, on top a question mark`,
        { rows: [["?"], ["", ""], [String(a), String(b), String(c)]] },
      ),
    };
  }),
  make("moved-to-the-other-number", 2, (draw) => {
    const [a, b, move] = [draw.int(2350, 7890), draw.int(3, 8) * 100, draw.int(2, 9)];
    return {
      asks: [
        `Which number must the box hold so that ${grouped(a)} + ${b - move} = ${grouped(a - move)} + □?`,
        `Two shops sold equally many bulbs. One sold ${grouped(a)} in May and ${b - move} in June, the other ${grouped(a - move)} in May. How many did the other sell in June?`,
      ],
      key: b,
      slips: [
        [b - move, "kept the second number as it was"],
        [b - 2 * move, "made both of the numbers smaller"],
        [b + move, "moved the difference twice"],
        [2 * move, "added the two changes"],
        [b - move + 10, "made the second number larger by ten"],
      ],
      way: `${grouped(a - move)} is ${move} less than ${grouped(a)}. So the other number must be ${move} more: ${b - move} + ${move} = ${b}.`,
    };
  }),
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
  ...bothEndsNearThousands,
];
