import type { Family } from "../family";
import { familiesOf } from "../quick-family";
import { bothMovedToAHundred } from "./both-moved-to-a-hundred";
import { machineForNearlyHundreds } from "./machine-for-nearly-hundreds";

const make = familiesOf("Mental Addition and Subtraction");

/** The families of the topic Mental Addition and Subtraction. */
export const addingAndSubtracting: readonly Family[] = [
  make("difference-that-stays", 2, (draw) => {
    const [a, b, up] = [draw.int(6, 9) * 100 + draw.int(11, 29), draw.int(2, 4) * 100, draw.int(6, 14)];
    return {
      asks: [
        `${a} − ${b - up} = ${a + up} − □. Which number makes both sides equal?`,
        `Rekha is at page ${a} of a book and Jatin at page ${b - up}. They read equally fast. At which page is Jatin when Rekha is at page ${a + up}?`,
      ],
      key: b,
      slips: [
        [b - up, "kept the second number as it was"],
        [b - 2 * up, "made the second number smaller"],
        [a - b + up, "worked out the difference itself"],
        [b + up, "moved the second number twice as far"],
        [b + 10, "moved the second number by a ten too many"],
      ],
      way: `The first number is ${up} more, so the second must be ${up} more too: ${b - up} + ${up} = ${b}.`,
    };
  }),
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
        [key - start > 0 ? key - start : start - key, "found the change alone"],
        [start + on1 + on2 + on3, "forgot what goes away"],
        [key - on3 + off3, "left the last row out"],
        [start + on1 - off1, "looked at the first row only"],
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
  make("largest-sum-at-a-glance", 2, (draw) => {
    const [a, b] = [draw.int(3, 5) * 100, draw.int(2, 4) * 50 + 3];
    const ups = draw.shuffle([
      [-2, 5],
      [0, -1],
      [3, -4],
      [-5, 6],
    ] as const);
    const text = ([x, y]: readonly [number, number]): string => `${a + x} + ${b + y}`;
    const best = ups.find(([x]) => x === -2) ?? [0, 0];
    return {
      frames: [
        "They can be compared without adding. Which of these sums is the largest?",
        "Four children have these points from two games. Which sum of points is the largest?",
      ],
      key: text(best),
      slips: ups
        .filter((one) => one !== best)
        .map((one) => [
          text(one),
          one[0] === 3
            ? "went by the larger first number"
            : one[1] === 6
              ? "went by the larger second number"
              : "went by the round number",
        ]),
      because: `All are near ${a} + ${b}. In ${text(best)} 2 goes off and 5 comes on, so it is 3 more; no other gains as much.`,
      isWords: true,
    };
  }),
  ...bothMovedToAHundred,
  ...machineForNearlyHundreds,
];
