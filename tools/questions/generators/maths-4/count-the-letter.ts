import type { Family } from "../family";
import { nearMisses } from "../near-misses";
import { roman } from "../roman";
import { numberSlips } from "../slips";

export const signCount: Family = {
  name: "count-the-letter",
  topic: "Roman Numerals",
  level: 3,
  count: 1,
  draft: (draw) => {
    const [end, sign] = [draw.int(22, 36), draw.one(["X", "V"])];
    const text = Array.from({ length: end }, (_, index) => roman(index + 1));
    const key = text.join("").split(sign).length - 1;
    const numbers = text.filter((numeral) => numeral.includes(sign)).length;
    return {
      frames: [
        `All the numbers from 1 to ${end} are written in Roman numerals. How often is the letter ${sign} written?`,
      ],
      key: String(key),
      slips: numberSlips(String, [
        [numbers, `counting the numerals with ${sign}, but not those with ${sign} twice`],
        [
          key - text.filter((numeral) => /I[XV]/.test(numeral)).length,
          `leaving out IV and IX, and others like them`,
        ],
        [
          text.filter((numeral) => numeral.startsWith(sign)).length,
          `counting only numerals that begin with ${sign}`,
        ],
        ...nearMisses(key),
      ]),
      because: `Write them out in tens and count the letters ${sign} in each row: ${[1, 11, 21, 31]
        .filter((from) => from <= end)
        .map(
          (from) =>
            text
              .slice(from - 1, from + 9)
              .join("")
              .split(sign).length - 1,
        )
        .join(" + ")} = ${key}.`,
    };
  },
};
