import type { Family } from "../family";
import { familiesOf } from "../quick-family";

const make = familiesOf("Fractions of Numbers");

/** “largest part of four”, for the topic of fractions-of-numbers.ts. */
export const largestPartOfFour: readonly Family[] = [
  make("largest-part-of-four", 2, (draw) => {
    const entries = [
      [2, 3, draw.int(11, 17)],
      [3, 4, draw.int(7, 11)],
      [4, 5, draw.int(5, 9)],
      [5, 6, draw.int(4, 7)],
      [3, 5, draw.int(8, 12)],
    ] as const;
    const four = draw
      .shuffle(entries)
      .slice(0, 4)
      .map(([a, b, one]) => ({
        text: `${a}/${b} of ${b * one}`,
        value: a * one,
        whole: b * one,
        way: `it is ${a} × ${one} = ${a * one} only`,
      }));
    const [best, second, ...rest] = four.toSorted((x, y) => y.value - x.value);
    if (!best || !second || best.value === second.value) return undefined;
    if (best.whole === Math.max(...four.map(({ whole }) => whole))) return undefined;
    return {
      frames: [
        "Which of these is the largest?",
        "Each part below is the pages that one of four friends has read. Which is the most pages?",
      ],
      key: best.text,
      slips: [second, ...rest].map(({ text, way }) => [text, way] as const),
      because: `Divide by the bottom first, then multiply by the top. ${best.text} is ${best.value}, and the others are less.`,
      isWords: true,
    };
  }),
];
