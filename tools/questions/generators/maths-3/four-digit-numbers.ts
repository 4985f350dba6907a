import { digitAt, hasDigitOnce, placeNames } from "../columns";
import type { Family } from "../family";
import { drawPerson } from "../people";
import { hurriedSlips, numberSlips } from "../slips";
import { grouped, listed } from "../words";
import { tenLess } from "./a-little-less";

const topic = "Four-digit Numbers";

const digitWorth: Family = {
  name: "digit-worth",
  topic,
  level: 1,
  draft: (draw) => {
    const [number, place] = [draw.int(2134, 9876), draw.int(1, 2)];
    const digit = digitAt(number, place);
    if (digit === 0 || !hasDigitOnce(number, digit)) return undefined;
    const key = digit * 10 ** place;
    return {
      frames: [
        `A bus has the number ${number}. How much is the digit ${digit} worth in it?`,
        `The number ${number} is broken up into thousands, hundreds, tens and ones. What does the digit ${digit} stand for?`,
      ],
      key: String(key),
      slips: numberSlips(grouped, [
        [digit, "giving the digit alone, without its place"],
        [key * 10, "going one place too far to the left"],
        [key / 10, "going one place too far to the right"],
        [number % 10 ** (place + 1), "giving the rest of the number as well"],
      ]),
      because: `The ${digit} is in the ${placeNames[place]} place, so it is worth ${digit} × ${10 ** place} = ${key}.`,
    };
  },
};

const manyTens: Family = {
  name: "more-than-ten-hundreds",
  topic,
  level: 2,
  count: 1,
  draft: (draw) => {
    const [hundreds, tens, ones] = [draw.int(21, 89), draw.int(11, 19), draw.int(2, 9)];
    if (hundreds % 10 === 0) return undefined;
    const key = hundreds * 100 + tens * 10 + ones;
    const { name, they } = drawPerson(draw);
    return {
      frames: [
        `Which number is made of ${hundreds} hundreds, ${tens} tens and ${ones} ones?`,
        `In a game ${name} has ${hundreds} cards worth 100, ${tens} cards worth 10 and ${ones} cards worth 1. How many points does ${they} have?`,
      ],
      key: grouped(key),
      slips: numberSlips(grouped, [
        [hundreds * 100 + (tens % 10) * 10 + ones, `forgetting that ${tens} tens hold another hundred`],
        [hundreds * 100 + tens + ones, `taking the ${tens} tens for ones`],
        [hundreds * 10 + tens * 10 + ones, "taking the hundreds for tens"],
        [hundreds * 100 + tens * 10 + ones * 10, `taking the ${ones} ones for tens`],
        ...hurriedSlips(key),
      ]),
      because: `${hundreds} hundreds are ${grouped(hundreds * 100)} and ${tens} tens are ${tens * 10}: ${grouped(hundreds * 100)} + ${tens * 10} + ${ones} = ${grouped(key)}.`,
    };
  },
};

const closest: Family = {
  name: "closest-to-cards",
  topic,
  level: 3,
  count: 1,
  draft: (draw) => {
    const [a, b, c, d] = draw
      .shuffle([1, 2, 3, 4, 6, 7, 8, 9])
      .slice(0, 4)
      .toSorted((x, y) => x - y);
    if (a === undefined || b === undefined || c === undefined || d === undefined) return undefined;
    const join = (...digits: number[]): number => Number(digits.join(""));
    const [key, below] = [join(c, a, b, d), join(b, d, c, a)];
    if (c === b + 1) return undefined;
    return {
      frames: [
        `With the cards ${listed(draw.shuffle([a, b, c, d]))}, each used once, what is the smallest number greater than ${c},000 that can be made?`,
        `Four cards show ${listed(draw.shuffle([a, b, c, d]))}. All four make a number that is just above ${c},000. What is the smallest it can be?`,
      ],
      key: grouped(key),
      slips: numberSlips(grouped, [
        [join(a, b, c, d), `making the smallest number of all, which is below ${c},000`],
        [join(c, a, d, b), "changing round the last two digits"],
        [join(c, b, a, d), "changing round the hundreds and the tens"],
        [below, `choosing a number below ${c},000`],
        [join(d, a, b, c), `starting with ${d}`],
      ]),
      because: `The number must start with ${c}. The other digits follow from small to large: ${grouped(key)}.`,
    };
  },
};

/** The families of the topic Four-digit Numbers. */
export const fourDigitNumbers: readonly Family[] = [digitWorth, tenLess, manyTens, closest];
