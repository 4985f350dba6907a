import type { Family } from "../family";
import { numberSlips } from "../slips";
import { range } from "../whole";
import { row } from "../words";

export const middle: Family = {
  name: "pattern-with-a-gap",
  topic: "Number Patterns",
  level: 1,
  draft: (draw) => {
    const [start, step, hole] = [
      draw.int(3, 9) * 100 + draw.int(1, 40),
      draw.one([12, 15, 18, 22, 35]),
      draw.int(2, 3),
    ];
    const terms = range(0, 4).map((index) => start - index * step);
    const key = terms[hole] ?? 0;
    const text = row(terms.map((term, index) => (index === hole ? "□" : term)));
    return {
      frames: [
        `Which number is missing in the pattern ${text}?`,
        `The steps of this pattern are equal: ${text}. Which number belongs in the box?`,
      ],
      key: String(key),
      slips: numberSlips(
        String,
        [
          [(terms[hole - 1] ?? 0) + step, "going up instead of down"],
          [(terms[hole - 1] ?? 0) - 10, "going down by only 10"],
          [key - step, "giving the number after the gap"],
          [key + 10, "a slip of a ten on the way"],
          [key - 10, "a slip of a ten on the way"],
          [key + 1, "a slip of one"],
        ].map(
          ([value = 0, mistake = ""]) =>
            [terms.includes(Number(value)) ? 0 : Number(value), String(mistake)] as const,
        ),
      ),
      because: `Each number is ${step} less than the one before: ${terms[hole - 1]} − ${step} = ${key}.`,
    };
  },
};
