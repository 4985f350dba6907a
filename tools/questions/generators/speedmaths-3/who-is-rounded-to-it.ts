import type { Family } from "../family";
import { familiesOf } from "../quick-family";

const make = familiesOf("Rounding Numbers");

/** “who is rounded to it”, for the topic of rounding-numbers.ts. */
export const whoIsRoundedToIt: readonly Family[] = [
  make("who-is-rounded-to-it", 2, (draw, turn) => {
    const names = draw.shuffle(
      turn % 2 === 0 ? ["Anu", "Raj", "Sia", "Tom"] : ["Red", "Blue", "Green", "White"],
    );
    const goal = draw.int(4, 7) * 10;
    const values = [goal - draw.int(2, 4), goal - draw.int(6, 9), goal + draw.int(6, 8), goal + 5];
    const order = draw.shuffle([0, 1, 2, 3]);
    const name = (index: number): string => names[index] ?? "";
    return {
      frames: [
        `Whose weight in kilograms is ${goal} when it is rounded to the nearest ten?`,
        `Which jar holds ${goal} beads when the number is rounded to the nearest ten?`,
      ],
      key: name(0),
      slips: [
        [name(1), `${values[1]} is nearer to ${goal - 10}`],
        [name(2), `${values[2]} is nearer to ${goal + 10}, the last digit is cut off`],
        [name(3), `a 5 at the end is rounded up to ${goal + 10}`],
      ],
      because: `${values[0]} lies nearest to ${goal}. From ${goal - 5} to ${goal + 4} the numbers are rounded to ${goal}.`,
      isWords: true,
      table: {
        head: turn % 2 === 0 ? ["Name", "Weight (kg)"] : ["Jar", "Beads"],
        rows: order.map((index) => [name(index), String(values[index])]),
      },
    };
  }),
];
