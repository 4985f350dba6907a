import type { Family } from "../family";
import { turnedAround } from "../near-misses";
import { numberSlips } from "../slips";

export const riddle: Family = {
  name: "two-digit-riddle",
  topic: "Numbers to 100",
  level: 3,
  draft: (draw, turn) => {
    const [tens, more] = [draw.int(2, 5), draw.int(2, 4)];
    const ones = tens + more;
    const key = turn % 2 === 0 ? tens * 10 + ones : ones * 10 + tens;
    return {
      frames: [
        `I have ${tens} tens. My ones are ${more} more than my tens. Which number am I?`,
        `I have ${tens} ones. My tens are ${more} more than my ones. Which number am I?`,
      ],
      key: String(key),
      slips: numberSlips(String, [
        [turnedAround(key), "changing round tens and ones"],
        [turn % 2 === 0 ? tens * 10 + more : more * 10 + tens, `taking ${more} as the other digit`],
        [tens + more, "adding the two numbers"],
        [key + 10, "counting one ten too many"],
        [key - 10, "counting one ten too few"],
        [key + 1, "a slip of one"],
        [key - 1, "a slip of one"],
      ]),
      because: `${tens} and ${more} more is ${ones}. So the number is ${key}.`,
    };
  },
};
