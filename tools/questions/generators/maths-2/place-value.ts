import { digitAt } from "../columns";
import type { Family } from "../family";
import { turnedAround } from "../near-misses";
import { drawPerson } from "../people";
import { hurriedSlips, numberSlips } from "../slips";
import { tenMore } from "./ten-or-hundred-more";
import { riddle } from "./digit-riddle";

const topic = "Place Value";

const blocks: Family = {
  name: "hundreds-tens-ones",
  topic,
  level: 1,
  draft: (draw) => {
    const [hundreds, tens, ones] = [draw.int(2, 9), draw.int(2, 9), draw.int(2, 9)];
    const key = hundreds * 100 + tens * 10 + ones;
    if (new Set([hundreds, tens, ones]).size < 3) return undefined;
    const { name, they } = drawPerson(draw);
    return {
      frames: [
        `Which number has ${ones} ones, ${hundreds} hundreds and ${tens} tens?`,
        `${name} has ${tens} bundles of ten sticks, ${hundreds} bundles of a hundred and ${ones} single sticks. How many sticks does ${they} have?`,
      ],
      key: String(key),
      slips: numberSlips(String, [
        [ones * 100 + hundreds * 10 + tens, "writing the digits in the order of the words"],
        [tens * 100 + hundreds * 10 + ones, "changing round hundreds and tens"],
        [hundreds * 100 + ones * 10 + tens, "changing round tens and ones"],
        [hundreds + tens + ones, "adding the digits"],
        ...hurriedSlips(key),
      ]),
      because: `${hundreds * 100} + ${tens * 10} + ${ones} = ${key}.`,
    };
  },
};

const worth: Family = {
  name: "worth-of-a-digit",
  topic,
  level: 1,
  count: 1,
  draft: (draw) => {
    const [number, place] = [draw.int(234, 987), draw.int(1, 2)];
    const digit = digitAt(number, place);
    if (digit < 2 || new Set(String(number)).size < 3) return undefined;
    const key = digit * 10 ** place;
    return {
      frames: [
        `What is the ${digit} worth in ${number}?`,
        `A house has the number ${number}. How much does the ${digit} stand for?`,
      ],
      key: String(key),
      slips: numberSlips(String, [
        [digit, "saying the digit alone"],
        [place === 1 ? digit * 100 : digit * 10, "taking the wrong place"],
        [number % 10 ** (place + 1), "taking the digits behind it as well"],
        [digit + 10, "adding ten"],
        [number - key, "giving the rest of the number"],
      ]),
      because: `The ${digit} is in the ${place === 1 ? "tens" : "hundreds"} place, so it is worth ${key}.`,
    };
  },
};

const manyTens: Family = {
  name: "more-than-nine-tens",
  topic,
  level: 2,
  draft: (draw) => {
    const [tens, ones] = [draw.int(12, 38), draw.int(2, 9)];
    if (tens % 10 === 0) return undefined;
    const key = tens * 10 + ones;
    return {
      frames: [
        `Which number is the same as ${tens} tens and ${ones} ones?`,
        `A box has ${tens} packets of ten pins and ${ones} loose pins. How many pins are in the box?`,
      ],
      key: String(key),
      slips: numberSlips(String, [
        [tens + ones, "adding the two numbers"],
        [tens * 10, "forgetting the ones"],
        [ones * 100 + tens, "writing the ones first"],
        [tens * 10 + ones * 10, "taking the ones for tens"],
        [turnedAround(key), "writing the digits the wrong way round"],
        ...hurriedSlips(key),
      ]),
      because: `${tens} tens are ${tens * 10}, and ${tens * 10} + ${ones} = ${key}.`,
    };
  },
};

/** The families of the topic Place Value. */
export const placeValue: readonly Family[] = [blocks, worth, tenMore, manyTens, riddle];
