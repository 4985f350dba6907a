import type { Family } from "../family";
import { familiesOf } from "../quick-family";

const make = familiesOf("Rounding Numbers");

/** “rounds down to it” and “closest round sum”, for the topic of rounding-numbers.ts. */
export const roundsDownToIt: readonly Family[] = [
  make("rounds-down-to-it", 2, (draw, turn) => {
    const unit = turn % 2 === 0 ? 10 : 100;
    const goal = draw.int(3, 8) * unit;
    const step = unit / 10;
    const show = (tenths: number): string =>
      String(goal + tenths * step + (unit === 100 ? draw.int(1, 8) : 0));
    return {
      frames: [
        `A number is more than ${goal}, and rounded to the nearest ten it is ${goal}. Which number can it be?`,
        `A village has more than ${goal} hens, and to the nearest hundred it has ${goal}. How many hens can it have?`,
      ],
      key: show(draw.int(2, 4)),
      slips: [
        [show(-draw.int(2, 4)), `rounds to ${goal}, but is not more than ${goal}`],
        [show(draw.int(6, 8)), `is more than ${goal}, but rounds to ${goal + unit}`],
        [show(-draw.int(6, 8)), `rounds to ${goal - unit}, the one before`],
      ],
      because: `More than ${goal} and still rounded down to it: the number must lie below the middle, ${goal + unit / 2}.`,
    };
  }),
  make(
    "closest-round-sum",
    1,
    (draw) => {
      const [a, b] = [draw.int(3, 6) * 10, draw.int(2, 5) * 10];
      const [x, y] = [a - draw.int(1, 2), b + draw.int(1, 2)];
      if (x + y === a + b) return undefined;
      return {
        asks: [
          `Which round number is the nearest to ${x} + ${y}?`,
          `Ishan has ${x} stickers and Mary has ${y}. Which number is the closest to all their stickers?`,
        ],
        key: a + b,
        slips: [
          [a + b - 10, "cut both numbers down to the ten below"],
          [a + b + 10, "took both numbers up to the next ten"],
          [a + b - 20, "lost two tens"],
          [a + b + 20, "took both numbers up and one ten more"],
        ],
        way: `${x} is about ${a} and ${y} about ${b}. ${a} + ${b} = ${a + b}.`,
      };
    },
    3,
  ),
];
