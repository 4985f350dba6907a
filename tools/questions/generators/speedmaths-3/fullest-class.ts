import type { Family } from "../family";
import { familiesOf } from "../quick-family";

const make = familiesOf("Mental Addition");

/** “fullest class”, for the topic of mental-addition.ts. */
export const fullestClass: readonly Family[] = [
  make("fullest-class", 2, (draw, turn) => {
    const names = draw.shuffle(turn % 2 === 0 ? ["3A", "3B", "3C", "3D"] : ["Mon", "Tue", "Wed", "Thu"]);
    const [a, b] = [draw.int(21, 24), draw.int(17, 19)];
    const offs = [
      [1, 2],
      [4, -3],
      [-3, 5],
      [2, 0],
    ] as const;
    const order = draw.shuffle([0, 1, 2, 3]);
    const name = (index: number): string => names[index] ?? "";
    return {
      frames: [
        "The table shows the girls and boys of four classes. Which class has the most children?",
        "The table shows the cups of tea and coffee sold on four days. On which day were the most cups sold?",
      ],
      key: name(0),
      slips: [
        [name(1), "went by the first column"],
        [name(2), "went by the second column"],
        [name(3), "added only nearly: it is one fewer"],
      ],
      because: `There it is ${a + 1} + ${b + 2} = ${a + b + 3}, and the others are ${a + b + 1} or ${a + b + 2}.`,
      isWords: true,
      table: {
        head: turn % 2 === 0 ? ["Class", "Girls", "Boys"] : ["Day", "Tea", "Coffee"],
        rows: order.map((index) => [
          name(index),
          String(a + (offs[index]?.[0] ?? 0)),
          String(b + (offs[index]?.[1] ?? 0)),
        ]),
      },
    };
  }),
];
