import type { Family } from "../family";
import { hurriedSlips, numberSlips } from "../slips";

export const riddle: Family = {
  name: "digit-riddle",
  topic: "Place Value",
  level: 3,
  draft: (draw, turn) => {
    const ones = draw.int(1, 4);
    const [hundreds, tens] = turn % 2 === 0 ? [ones + 2, ones * 2] : [ones * 2, ones + 1];
    const key = hundreds * 100 + tens * 10 + ones;
    return {
      frames: [
        `I have three digits. My ones digit is ${ones}. My tens digit is double that. My hundreds digit is 2 more than my ones digit. Which number am I?`,
        `I have three digits. My ones digit is ${ones}. My tens digit is 1 more. My hundreds digit is double my ones digit. Which number am I?`,
      ],
      key: String(key),
      slips: numberSlips(String, [
        [ones * 100 + tens * 10 + hundreds, "writing the digits from the wrong end"],
        [tens * 100 + hundreds * 10 + ones, "changing round the hundreds and the tens"],
        [
          turn % 2 === 0 ? hundreds * 100 + (ones + 2) * 10 + ones : (ones + 2) * 100 + tens * 10 + ones,
          "adding 2 instead of doubling",
        ],
        [hundreds * 100 + ones * 10 + tens, "changing round the tens and the ones"],
        ...hurriedSlips(key),
      ]),
      because: `The digits are ${hundreds} hundreds, ${tens} tens and ${ones} ones: ${key}.`,
    };
  },
};
