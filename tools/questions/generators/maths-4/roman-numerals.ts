import type { Family } from "../family";
import { nearMisses } from "../near-misses";
import { drawPerson } from "../people";
import { roman } from "../roman";
import { numberSlips } from "../slips";
import { signCount } from "./count-the-letter";

const topic = "Roman Numerals";

const writeRoman: Family = {
  name: "write-in-roman",
  topic,
  level: 1,
  draft: (draw) => {
    const [tens, ones] = [draw.one([4, 9, 6]), draw.one([4, 6, 9])];
    const value = tens * 10 + ones;
    return {
      frames: [
        `A bridge is ${value} years old. A stone shows its age in Roman numerals. What is written on the stone?`,
        `A book has ${value} chapters, and the last one is numbered in Roman numerals. How is ${value} written?`,
      ],
      key: roman(value),
      slips: [
        [roman(tens * 10 + (ones === 4 ? 6 : ones === 6 ? 4 : 11)), "putting the I on the wrong side"],
        [roman((tens === 4 ? 6 : tens === 6 ? 4 : 11) * 10 + ones), "putting the X on the wrong side"],
        [roman(value + 10), "writing one X too many"],
        [roman(value - 10), "leaving out one X"],
        [roman(value + 1), "writing one I too many"],
      ],
      because: `${tens * 10} is ${roman(tens * 10)} and ${ones} is ${roman(ones)}, so ${value} is ${roman(value)}.`,
    };
  },
};

const readRoman: Family = {
  name: "read-roman",
  topic,
  level: 1,
  draft: (draw) => {
    const [tens, ones] = [draw.int(1, 9), draw.one([4, 6, 9])];
    const value = tens * 10 + ones;
    const { name } = drawPerson(draw);
    return {
      frames: [
        `${name} opens an old story book at chapter ${roman(value)}. Which number is that?`,
        `A clock tower shows the number ${roman(value)} on a stone. Which number does it stand for?`,
      ],
      key: String(value),
      slips: numberSlips(String, [
        [
          tens * 10 + (ones === 4 ? 6 : ones === 6 ? 4 : 11),
          ones === 6
            ? "taking the I away, though it stands after the V"
            : "adding the I, though it stands before the larger letter",
        ],
        [
          tens === 4 ? 60 + ones : tens === 9 ? 110 + ones : tens === 6 ? 40 + ones : 0,
          "reading the X on the wrong side",
        ],
        [value + 10, "counting one X too many"],
        [value - 10, "counting one X too few"],
        ...nearMisses(value),
      ]),
      because: `${roman(tens * 10)} is ${tens * 10} and ${roman(ones)} is ${ones}, so ${roman(value)} is ${value}.`,
    };
  },
};

const addRoman: Family = {
  name: "add-roman",
  topic,
  level: 2,
  draft: (draw) => {
    const [first, second] = [draw.int(14, 59), draw.int(9, 38)];
    const key = first + second;
    if (key % 10 < 3 || first < second + 5) return undefined;
    return {
      frames: [
        `What is the sum of ${roman(first)} and ${roman(second)} in Roman numerals?`,
        `Two chests hold ${roman(first)} and ${roman(second)} old coins. How many coins is that, in Roman numerals?`,
      ],
      key: roman(key),
      slips: [
        [roman(first - second), "taking away instead of adding"],
        [roman(key - 10), "forgetting to carry the ten"],
        [roman(key + 2), "reading the I before V or X as added"],
        [roman(key - 2), "reading the I after V or X as taken away"],
        [roman(key + 10), "carrying a ten too many"],
      ],
      because: `${roman(first)} is ${first} and ${roman(second)} is ${second}. ${first} + ${second} = ${key}, which is ${roman(key)}.`,
    };
  },
};

/** The families of the topic Roman Numerals. */
export const romanNumerals: readonly Family[] = [writeRoman, readRoman, addRoman, signCount];
