import type { Family } from "../family";
import { familiesOf } from "../quick-family";

const make = familiesOf("Mental Addition and Subtraction");

/** “bus at three stops”, for the topic of adding-and-subtracting.ts. */
export const busAtThreeStops: readonly Family[] = [
  make("bus-at-three-stops", 2, (draw, turn) => {
    const start = draw.int(24, 38);
    const stops = [1, 2, 3].map(() => [draw.int(3, 15), draw.int(3, 15)] as const);
    const [[on1, off1] = [0, 0], [on2, off2] = [0, 0], [on3, off3] = [0, 0]] = stops;
    const key = start + on1 + on2 + on3 - off1 - off2 - off3;
    if (key === start || key < 12 || key > 55) return undefined;
    return {
      asks: [
        `A bus starts with ${start} people. The table shows who gets on and off at three stops. How many people are then in the bus?`,
        `A shelf has ${start} books in the morning. The table shows what happens in three hours. How many books are on the shelf then?`,
      ],
      key,
      slips: [
        [start - (key - start), "exchanged the two columns"],
        [key - on3 + off3, "left the last row out"],
        [start + on1 - off1, "looked at the first row only"],
        [start + on1 + on2 + on3, "forgot what goes away"],
      ],
      way: `${on1} + ${on2} + ${on3} = ${on1 + on2 + on3} come and ${off1} + ${off2} + ${off3} = ${off1 + off2 + off3} go. From ${start} that makes ${key}.`,
      table: {
        head: turn % 2 === 0 ? ["Stop", "On", "Off"] : ["Hour", "Brought", "Taken"],
        rows: stops.map(([on, off], index) => [
          ["First", "Second", "Third"][index] ?? "",
          String(on),
          String(off),
        ]),
      },
    };
  }),
];
