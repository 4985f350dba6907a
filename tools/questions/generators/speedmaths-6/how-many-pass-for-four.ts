import { digitSum } from "../digit-sums";
import type { Family } from "../family";
import { familiesOf } from "../quick-family";
import { grouped, row } from "../words";

const make = familiesOf("Divisibility Tests");

/** “how many pass for four”, for the topic of divisibility-tests.ts. */
export const howManyPassForFour: readonly Family[] = [
  make("how-many-pass-for-four", 2, (draw, turn) => {
    const by = turn % 2 === 0 ? 4 : 9;
    const numbers = [1, 2, 3, 4, 5, 6].map(() => draw.int(1203, 9897));
    const key = numbers.filter((n) => n % by === 0).length;
    const others =
      by === 4
        ? ([
            [numbers.filter((n) => n % 2 === 0).length, "counted all the even ones"],
            [numbers.filter((n) => digitSum(n) % 4 === 0).length, "added the digits, which is no test for 4"],
            [numbers.filter((n) => [4, 8].includes(n % 10)).length, "counted those with 4 or 8 at the end"],
          ] as const)
        : ([
            [numbers.filter((n) => n % 3 === 0).length, "used the test for 3"],
            [numbers.filter((n) => n % 10 === 9).length, "counted those with 9 at the end"],
            [numbers.filter((n) => String(n).includes("9")).length, "counted those with a 9 in them"],
          ] as const);
    const counts = others.map(([count]) => count);
    if (key < 2 || key > 4 || new Set([key, ...counts]).size < 4 || counts.includes(0)) return undefined;
    return {
      frames: [
        `Look at ${row(numbers.map(grouped))}. How many of these six numbers are multiples of 4?`,
        `Six lorries bring ${row(numbers.map(grouped))} bricks. How many of the lorries can share theirs equally among 9 sites?`,
      ],
      key: String(key),
      slips: others.map(([count, why]) => [String(count), why]),
      because:
        by === 4
          ? `The last two digits tell it. Only ${row(numbers.filter((n) => n % 4 === 0).map(grouped))} pass.`
          : `The digit sum tells it. Only ${row(numbers.filter((n) => n % 9 === 0).map(grouped))} pass.`,
    };
  }),
];
