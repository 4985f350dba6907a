import type { Family } from "../family";
import { familiesOf } from "../quick-family";

const make = familiesOf("Fractions of Numbers");

/** “walkers in a table”, for the topic of fractions-of-numbers.ts. */
export const walkersInATable: readonly Family[] = [
  make("walkers-in-a-table", 2, (draw, turn) => {
    const names = draw.shuffle(turn % 2 === 0 ? ["5A", "5B", "5C", "5D"] : ["Puri", "Leh", "Ooty", "Ajmer"]);
    const parts = draw.shuffle([
      [1, 2],
      [2, 3],
      [3, 4],
      [5, 6],
    ] as const);
    const unit = turn % 2 === 0 ? 1 : 10;
    const values = draw.shuffle([24, 26, 28, 30, 32].map((value) => value * unit)).slice(0, 4);
    const wholes = parts.map(([a, b], index) => ((values[index] ?? 0) / a) * b);
    const best = values.indexOf(Math.max(...values));
    const [biggest, part] = [Math.max(...wholes), Math.max(...parts.map(([a, b]) => a / b))];
    const [a, b] = parts[best] ?? [1, 1];
    if (!wholes.every(Number.isInteger) || wholes[best] === biggest || a / b === part) return undefined;
    return {
      frames: [
        "The table shows four classes and the part of each that walks to school. In which class do the most children walk?",
        "The table shows how many guests came to four hotels, and which part of them came by train. Where did the most guests come by train?",
      ],
      key: names[best] ?? "",
      slips: names.flatMap((name, index) => {
        if (index === best) return [];
        const [top, bottom] = parts[index] ?? [1, 1];
        const first =
          wholes[index] === biggest
            ? "went by the largest group: "
            : top / bottom === part
              ? "went by the largest part: "
              : "";
        return [[name, `${first}${top}/${bottom} of ${wholes[index]} is only ${values[index]}`] as const];
      }),
      because: `Divide by the bottom and multiply by the top. ${a}/${b} of ${wholes[best]} is ${values[best]}, the most.`,
      isWords: true,
      table: {
        head: turn % 2 === 0 ? ["Class", "Children", "Walk"] : ["Hotel in", "Guests", "By train"],
        rows: names.map((name, index) => [name, String(wholes[index]), (parts[index] ?? []).join("/")]),
      },
    };
  }),
];
