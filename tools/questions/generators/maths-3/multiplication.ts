import type { Family } from "../family";
import { hurriedSlips, numberSlips } from "../slips";
import { productStory } from "../whole-number-stories";
import { handshakeRows } from "./place-in-rows";

const topic = "Multiplication";

const packets = productStory({
  name: "packets-of-things",
  topic,
  level: 1,
  numbers: (draw) => [draw.int(23, 68), draw.int(4, 8)],
  frames: (each, many) => [
    `A packet has ${each} seeds. How many seeds are there in ${many} packets?`,
    `A coach has ${each} seats. How many seats are there in ${many} coaches?`,
  ],
});

const sameProduct: Family = {
  name: "same-product",
  topic,
  level: 1,
  draft: (draw) => {
    const [a, b, c] = draw.one([
      [4, 9, 6],
      [3, 8, 6],
      [2, 9, 6],
      [4, 6, 8],
      [5, 8, 4],
      [6, 6, 9],
      [5, 6, 3],
      [7, 8, 4],
      [3, 10, 6],
      [6, 8, 4],
    ] as const);
    const key = (a * b) / c;
    return {
      frames: [
        `Which number makes ${a} × ${b} = ${c} × □ true?`,
        `${a} rows of ${b} stools hold as many stools as ${c} rows of how many?`,
      ],
      key: String(key),
      slips: numberSlips(String, [
        [a + b - c, "adding the numbers instead of multiplying"],
        [a, `copying the ${a}`],
        [b, `copying the ${b}`],
        [key + 1, `slipping in the table of ${c}`],
        [key - 1, `slipping in the table of ${c}`],
        [key + 2, "a slip of two"],
        [a * b, "giving the product"],
      ]),
      because: `${a} × ${b} = ${a * b}, and ${c} × ${key} = ${a * b} as well.`,
    };
  },
};

const legs: Family = {
  name: "legs-of-animals",
  topic,
  level: 2,
  draft: (draw) => {
    const [cows, hens] = [draw.int(6, 14), draw.int(7, 18)];
    const key = cows * 4 + hens * 2;
    if (cows === hens) return undefined;
    return {
      frames: [
        `A farm has ${cows} goats and ${hens} hens. How many legs do all these animals have?`,
        `A workshop repairs ${hens} bicycles and ${cows} cars. How many wheels do they have in all?`,
      ],
      key: String(key),
      slips: numberSlips(String, [
        [(cows + hens) * 4, "counting four for each"],
        [(cows + hens) * 2, "counting two for each"],
        [cows * 2 + hens * 4, "changing round the two and the four"],
        [cows * 4 + hens, "counting the second kind only once"],
        ...hurriedSlips(key),
      ]),
      because: `${cows} × 4 = ${cows * 4} and ${hens} × 2 = ${hens * 2}. Together that is ${cows * 4} + ${hens * 2} = ${key}.`,
    };
  },
};

const oneMoreTime: Family = {
  name: "known-product",
  topic,
  level: 2,
  count: 1,
  draft: (draw) => {
    const [by, number] = [draw.int(6, 9), draw.int(24, 78)];
    const [known, key] = [number * by, number * (by + 1)];
    return {
      frames: [
        `We know that ${number} × ${by} = ${known}. How much is ${number} × ${by + 1}?`,
        `${by} bags of ${number} nails hold ${known} nails. One more bag of the same size comes. How many nails are there then?`,
      ],
      key: String(key),
      slips: numberSlips(String, [
        [known + 1, "adding only 1"],
        [known + by, `adding ${by} instead of ${number}`],
        [known - number, `taking ${number} away`],
        [known + by + 1, `adding ${by + 1} instead of ${number}`],
        [known + 2 * number, `adding ${number} twice`],
        ...hurriedSlips(key),
      ]),
      because: `One more time ${number} is added: ${known} + ${number} = ${key}.`,
    };
  },
};

/** The families of the topic Multiplication. */
export const multiplication: readonly Family[] = [packets, sameProduct, legs, oneMoreTime, handshakeRows];
