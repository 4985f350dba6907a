import type { Family } from "../family";
import { familiesOf } from "../quick-family";

const make = familiesOf("Fractions of Numbers");

/** “greatest unit part”, for the topic of fractions-of-numbers.ts. */
export const greatestUnitPart: readonly Family[] = [
  make("greatest-unit-part", 2, (draw) => {
    const four = draw.shuffle([
      [2, draw.int(13, 17)],
      [3, draw.int(14, 18)],
      [4, draw.int(13, 19)],
      [5, draw.int(12, 18)],
    ] as const);
    const [best, ...others] = four.toSorted(([, x], [, y]) => y - x);
    const text = ([bottom, one]: readonly [number, number]): string => `1/${bottom} of ${bottom * one}`;
    if (!best || new Set(four.map(([, one]) => one)).size < 4 || best[0] === 2) return undefined;
    const most = Math.max(...others.map(([bottom, one]) => bottom * one));
    return {
      frames: [
        "Which of these parts is the greatest number?",
        "Four friends eat these parts of their packets of peanuts. Which part has the most peanuts?",
      ],
      key: text(best),
      slips: others.map((one) => [
        text(one),
        one[0] === 2
          ? `a half is a large part, but here it is only ${one[1]}`
          : one[0] * one[1] === most
            ? `the number is large, but the part is only ${one[1]}`
            : `${one[0] * one[1]} ÷ ${one[0]} is only ${one[1]}`,
      ]),
      because: `Divide: ${text(best)} is ${best[1]}, and the others are ${others.map(([, one]) => one).join(", ")}.`,
      isWords: true,
    };
  }),
];
