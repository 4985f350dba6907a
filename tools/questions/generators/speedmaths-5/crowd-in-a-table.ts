import type { Family } from "../family";
import { familiesOf } from "../quick-family";
import { grouped } from "../words";

const make = familiesOf("Rounding and Estimating");

/** “crowd in a table”, for the topic of rounding-and-estimating.ts. */
export const crowdInATable: readonly Family[] = [
  make("crowd-in-a-table", 2, (draw, turn) => {
    const parts = [draw.int(2, 6), draw.int(3, 8), draw.int(1, 5)];
    const offs = draw.shuffle([-380, -120, 290]);
    const values = parts.map((part, index) => part * 1000 + (offs[index] ?? 0));
    const key = parts.reduce((a, b) => a + b, 0) * 1000;
    const floors = values.reduce((sum, value) => sum + Math.floor(value / 1000) * 1000, 0);
    const names = turn % 2 === 0 ? ["Friday", "Saturday", "Sunday"] : ["Rice", "Wheat", "Maize"];
    return {
      asks: [
        "Round each number of the table to the nearest thousand, then add. About how many visitors came?",
        "Round each weight to the nearest thousand before adding. About how many kilograms are in the store?",
      ],
      key,
      slips: [
        [floors, "cut all the numbers down to the thousand below"],
        [floors + 3000, "took all the numbers up to the next thousand"],
        [key - (parts[2] ?? 0) * 1000, "left the last row out"],
        [floors + 1000, "rounded one of the numbers the wrong way"],
      ],
      way: `The rounded numbers are ${parts.map((part) => grouped(part * 1000)).join(", ")}. Their sum is ${grouped(key)}.`,
      table: {
        head: turn % 2 === 0 ? ["Day", "Visitors"] : ["Grain", "Kilograms"],
        rows: names.map((name, index) => [name, grouped(values[index] ?? 0)]),
      },
    };
  }),
];
