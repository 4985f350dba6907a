import type { Family } from "../family";
import { familiesOf } from "../quick-family";

const make = familiesOf("Multiplication Tables");

/** “wheels in a table”, for the topic of multiplication-tables.ts. */
export const wheelsInATable: readonly Family[] = [
  make("wheels-in-a-table", 2, (draw, turn) => {
    const [a, b, c] = [draw.int(4, 8), draw.int(3, 7), draw.int(2, 6)];
    if (new Set([a, b, c]).size < 3) return undefined;
    const each = turn % 2 === 0 ? [2, 3, 4] : [2, 4, 6];
    const key = a * (each[0] ?? 0) + b * (each[1] ?? 0) + c * (each[2] ?? 0);
    return {
      asks: [
        "How many wheels do all the vehicles of the table have together?",
        "How many legs do all the animals of the table have together?",
      ],
      key,
      slips: [
        [a + b + c, "counted the vehicles or animals"],
        [(a + b + c) * 2, "took 2 for each of them"],
        [(a + b + c) * 4, "took 4 for each of them"],
        [key - c * (each[2] ?? 0), "left the last row out"],
        [key - a * (each[0] ?? 0), "left the first row out"],
      ],
      way: `${a} × ${each[0]} + ${b} × ${each[1]} + ${c} × ${each[2]} = ${a * (each[0] ?? 0)} + ${b * (each[1] ?? 0)} + ${c * (each[2] ?? 0)} = ${key}.`,
      table: {
        head:
          turn % 2 === 0 ? ["Vehicle", "Wheels of one", "How many"] : ["Animal", "Legs of one", "How many"],
        rows: [
          [turn % 2 === 0 ? "Cycle" : "Hen", String(each[0]), String(a)],
          [turn % 2 === 0 ? "Auto" : "Goat", String(each[1]), String(b)],
          [turn % 2 === 0 ? "Car" : "Ant", String(each[2]), String(c)],
        ],
      },
    };
  }),
];
