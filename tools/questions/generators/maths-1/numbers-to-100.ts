import { type Family, inTurn } from "../family";
import { turnedAround } from "../near-misses";
import { numberWords } from "../number-words";
import { hurriedSlips, numberSlips } from "../slips";
import { riddle } from "./two-digit-riddle";

const topic = "Numbers to 100";

const tensOnes: Family = {
  name: "tens-and-ones",
  topic,
  level: 1,
  draft: (draw) => {
    const [tens, ones] = [draw.int(2, 9), draw.int(2, 9)];
    const key = tens * 10 + ones;
    if (tens === ones) return undefined;
    return {
      frames: [
        `Which number has ${ones} ones and ${tens} tens?`,
        `There are ${tens} bundles of ten sticks and ${ones} more sticks. How many sticks are there?`,
      ],
      key: String(key),
      slips: numberSlips(String, [
        [turnedAround(key), "changing round tens and ones"],
        [tens + ones, "adding the two digits"],
        [key + 10, "counting one ten too many"],
        [key - 10, "counting one ten too few"],
        ...hurriedSlips(key),
      ]),
      because: `${tens} tens are ${tens * 10}. ${tens * 10} and ${ones} make ${key}.`,
    };
  },
};

const neighbour: Family = {
  name: "just-after-just-before",
  topic,
  level: 1,
  draft: (draw, turn) => {
    const isAfter = turn % 2 === 0;
    const number = draw.int(2, 8) * 10 + (isAfter ? 9 : 0);
    const key = isAfter ? number + 1 : number - 1;
    return {
      frames: [
        `You count up from ${number}. Which number comes next?`,
        `You count back from ${number}. Which number comes next?`,
      ],
      key: String(key),
      slips: numberSlips(String, [
        [isAfter ? number - 1 : number + 1, "counting the wrong way"],
        [isAfter ? number - 9 : number + 9, "not changing the tens well"],
        [isAfter ? number + 11 : number - 11, "jumping over ten numbers"],
        [isAfter ? number + 10 : number - 10, "counting by ten"],
        [isAfter ? number + 2 : number - 2, "leaving out one number"],
      ]),
      because: isAfter ? `After ${number} a new ten begins: ${key}.` : `Before ${number} comes ${key}.`,
    };
  },
};

const sounds: Family = {
  name: "hear-the-number",
  topic,
  level: 2,
  count: 1,
  draft: (draw) => {
    const [tens, ones] = [draw.int(3, 9), draw.int(3, 9)];
    const key = tens * 10 + ones;
    if (tens === ones) return undefined;
    return {
      frames: [
        `The teacher says “${numberWords(key)}”. Which number is it?`,
        `A bus has the number ${numberWords(key)}. How do you write it?`,
      ],
      key: String(key),
      slips: numberSlips(String, [
        [turnedAround(key), "writing the digits the wrong way round"],
        [10 + tens, `hearing ${numberWords(10 + tens)} for ${numberWords(tens * 10)}`],
        [10 + ones, `hearing ${numberWords(10 + ones)}`],
        [tens * 10, "leaving out the ones"],
        ...hurriedSlips(key),
      ]),
      because: `${numberWords(tens * 10).replace(/^\w/, (first) => first.toUpperCase())} is ${tens} tens. With ${ones} ones it is ${key}.`,
    };
  },
};

const moreLess: Family = {
  name: "ten-more-ten-less",
  topic,
  level: 2,
  draft: (draw, turn) => {
    const number = draw.int(23, 78);
    const key = inTurn([number + 10, number - 10], turn);
    if (number % 10 === 0 || number % 11 === 0) return undefined;
    return {
      frames: [
        `Which number is 10 more than ${number}?`,
        `Meera has ${number} beads. Omkar has 10 beads less. How many beads does Omkar have?`,
      ],
      key: String(key),
      slips: numberSlips(String, [
        [turn % 2 === 0 ? number + 1 : number - 1, "taking one in place of ten"],
        [turn % 2 === 0 ? number - 10 : number + 10, "going the wrong way"],
        [turn % 2 === 0 ? number + 20 : number - 20, "going two tens"],
        [key + 1, "changing the ones too"],
        [key - 1, "changing the ones too"],
      ]),
      because: `Only the tens change: ${number} ${turn % 2 === 0 ? "and 10 make" : "less 10 is"} ${key}.`,
    };
  },
};

/** The families of the topic Numbers to 100. */
export const numbersTo100: readonly Family[] = [tensOnes, neighbour, sounds, moreLess, riddle];
