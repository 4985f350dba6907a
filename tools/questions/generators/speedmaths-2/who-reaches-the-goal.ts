import type { Family } from "../family";
import { familiesOf } from "../quick-family";

const make = familiesOf("Quick Addition");

/** “who reaches the goal”, for the topic of quick-addition.ts. */
export const whoReachesTheGoal: readonly Family[] = [
  make("who-reaches-the-goal", 2, (draw, turn) => {
    const names = draw.shuffle(
      turn % 2 === 0 ? ["Anu", "Raj", "Sia", "Tom"] : ["Pia", "Dev", "Mira", "Zaid"],
    );
    const goal = draw.int(4, 6) * 10;
    const [a, b, c, d] = [draw.int(12, 18), draw.int(21, 24), draw.int(13, 18), draw.int(22, 25)];
    const rows = [
      [a, goal - a],
      [b, goal + 10 - b],
      [c, goal - 10 - c],
      [d, goal + 2 - d],
    ] as const;
    if (new Set(rows.flat()).size < 8) return undefined;
    const order = draw.shuffle([0, 1, 2, 3]);
    const name = (index: number): string => names[index] ?? "";
    return {
      frames: [
        `Who read exactly ${goal} pages on the two days?`,
        `Who picked exactly ${goal} mangoes in the two hours?`,
      ],
      key: name(0),
      slips: [
        [name(1), `${b} and ${goal + 10 - b} make ${goal + 10}, a ten too many`],
        [name(2), `${c} and ${goal - 10 - c} make ${goal - 10}, a ten too few`],
        [name(3), `${d} and ${goal + 2 - d} make ${goal + 2}, only near it`],
      ],
      because: `${a} + ${goal - a} = ${goal}. The ones make 10, and the tens make the rest.`,
      isWords: true,
      table: {
        head: turn % 2 === 0 ? ["Name", "Day 1", "Day 2"] : ["Name", "Hour 1", "Hour 2"],
        rows: order.map((index) => [name(index), String(rows[index]?.[0]), String(rows[index]?.[1])]),
      },
    };
  }),
];
