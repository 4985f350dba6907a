import type { Family } from "../../family";
import { drawPerson } from "../../people";

export const digitForNine: Family = {
  name: "smudged-digit",
  topic: "Factors and Multiples",
  level: 2,
  draft: (draw) => {
    const [first, second, last] = [draw.int(1, 9), draw.int(0, 9), draw.int(1, 9)];
    const rest = (first + second + last) % 9;
    const key = 9 - rest;
    if (rest === 0) return undefined;
    const sum = first + second + last;
    const { name } = drawPerson(draw);
    return {
      frames: [
        `Which digit must stand in the box so that 9 divides ${first}${second}□${last}?`,
        `${name} has smudged one digit of a number and sees only ${first}${second}□${last}. The number can be divided by 9. Which digit is smudged?`,
      ],
      key: String(key),
      slips: [
        [String(rest), "took the remainder itself for the missing digit"],
        [key > 3 ? String(key - 3) : String(key + 3), "tested for 3 instead of 9"],
        [key > 6 ? String(key - 6) : String(key + 3), "tested for 3 instead of 9"],
      ],
      because: `9 divides a number when it divides the sum of its digits. ${first} + ${second} + ${last} = ${sum}, and ${sum} + ${key} = ${sum + key}, which 9 divides.`,
    };
  },
};
