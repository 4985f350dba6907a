import { type Family, inTurn } from "../family";
import { nearMisses } from "../near-misses";
import { numberSlips } from "../slips";

export const unitPart: Family = {
  name: "one-part-of-many",
  topic: "Fractions",
  level: 1,
  draft: (draw, turn) => {
    const [word, under] = inTurn(
      [
        ["One third", 3],
        ["One fourth", 4],
      ] as const,
      turn,
    );
    const key = draw.int(5, 12);
    const whole = key * under;
    return {
      frames: [
        `${word} of ${whole} birds fly away. How many birds fly away?`,
        `${word} of the ${whole} pages of a book have a picture. How many pages have a picture?`,
      ],
      key: String(key),
      slips: numberSlips(String, [
        [whole - key, "giving the other part"],
        [whole - under, `taking ${under} away`],
        [whole / 2, "taking half"],
        [whole / (7 - under), under === 3 ? "dividing by 4" : "dividing by 3"],
        ...nearMisses(key),
      ]),
      because: `${word} means one of ${under} equal parts: ${whole} ÷ ${under} = ${key}.`,
    };
  },
};
