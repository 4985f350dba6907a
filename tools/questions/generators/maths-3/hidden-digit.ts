import type { Family } from "../family";
import { numberSlips } from "../slips";

export const missingDigit: Family = {
  name: "hidden-digit",
  topic: "Addition and Subtraction",
  level: 2,
  draft: (draw) => {
    const [key, high, low, other] = [draw.int(2, 8), draw.int(2, 5), draw.int(3, 9), draw.int(137, 389)];
    const sum = high * 100 + key * 10 + low + other;
    if (low + (other % 10) < 10 || sum > 999) return undefined;
    const column = Math.floor(other / 10) % 10;
    return {
      frames: [
        `One digit is hidden: ${high}□${low} + ${other} = ${sum}. What is the digit in the box?`,
        `A drop of ink covers the tens digit in ${high}□${low} + ${other} = ${sum}. Which digit does it cover?`,
      ],
      key: String(key),
      slips: numberSlips(
        String,
        [
          [key + 1, "forgetting the ten that is carried from the ones"],
          [(key + column) % 10, "giving the tens digit without the carried ten"],
          [Math.floor(sum / 10) % 10, "copying the tens digit of the answer"],
          [column, "copying the other tens digit"],
          [key - 1, "carrying two tens"],
          [key - 2, "a slip of two"],
          [key + 2 < 10 ? key + 2 : 0, "a slip of two"],
        ].map(
          ([value = 0, mistake = ""]) => [Number(value) < 10 ? Number(value) : 0, String(mistake)] as const,
        ),
      ),
      because: `The ones make ${low} + ${other % 10} = ${low + (other % 10)}, so 1 ten is carried. The box must be ${key}, because ${high}${key}${low} + ${other} = ${sum}.`,
    };
  },
};
