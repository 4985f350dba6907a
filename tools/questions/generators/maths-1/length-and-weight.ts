import type { Family } from "../family";
import { nearMisses } from "../near-misses";
import { numberSlips } from "../slips";
import { differenceStory } from "../whole-number-stories";
import { heavy } from "./heavy-and-light";

const topic = "Length and Weight";

const clips: Family = {
  name: "longer-by-blocks",
  topic,
  level: 1,
  draft: (draw) => {
    const [long, short] = [draw.int(8, 14), draw.int(3, 7)];
    const key = long - short;
    if (key === short) return undefined;
    return {
      frames: [
        `A pencil is ${long} blocks long. A rubber is ${short} blocks long. How many blocks longer is the pencil?`,
        `A bench is ${long} hands long. A stool is ${short} hands long. How many hands shorter is the stool?`,
      ],
      key: String(key),
      slips: numberSlips(String, [
        [long + short, "adding the two numbers"],
        [short, "giving the short length"],
        [long, "giving the long length"],
        ...nearMisses(key),
      ]),
      because: `${long} − ${short} = ${key}.`,
    };
  },
};

const balance: Family = {
  name: "balance-of-fruits",
  topic,
  level: 2,
  draft: (draw) => {
    const [each, many] = [draw.int(3, 6), draw.int(2, 3)];
    const key = each * many;
    if (each === many) return undefined;
    return {
      frames: [
        `One mango is as heavy as ${each} lemons. How many lemons are as heavy as ${many} mangoes?`,
        `One bag is as heavy as ${each} books. How many books are as heavy as ${many} such bags?`,
      ],
      key: String(key),
      slips: numberSlips(String, [
        [each + many, "adding the two numbers"],
        [each, "thinking of one only"],
        [key + each, "counting one too often"],
        ...nearMisses(key),
      ]),
      because: `${Array.from({ length: many }, () => each).join(" + ")} = ${key}.`,
    };
  },
};

const cut = differenceStory({
  name: "ribbon-and-rest",
  topic,
  level: 2,
  count: 1,
  numbers: (draw) => {
    const [whole, piece] = [draw.int(45, 89), draw.int(12, 34)];
    return whole % 10 <= piece % 10 ? undefined : [whole, piece];
  },
  frames: (whole, piece) => [
    `A ribbon is ${whole} cm long. ${piece} cm is cut off. How long is it now?`,
    `A bag of rice is ${whole} kg. A bag of dal is ${piece} kg. How many kg heavier is the bag of rice?`,
  ],
});

const tall: Family = {
  name: "tall-taller-tallest",
  topic,
  level: 3,
  count: 1,
  draft: (draw, turn) => {
    const [a = "", b = "", c = "", d = ""] = draw.shuffle([
      "Asha",
      "Debu",
      "Kavya",
      "Rohan",
      "Selvi",
      "Tashi",
    ]);
    const isTallest = turn % 2 === 0;
    return {
      frames: [
        `${b} is taller than ${c}. ${a} is taller than ${b}. ${c} is taller than ${d}. Who is the tallest?`,
        `${b} is shorter than ${a}. ${c} is shorter than ${b}. ${d} is taller than ${a}. Who is the shortest?`,
      ],
      key: isTallest ? a : c,
      slips: [
        [b, "looking at the first sentence only"],
        [isTallest ? d : a, "going the wrong way"],
        [isTallest ? c : d, "not reading every sentence"],
      ],
      because: isTallest
        ? `From tall to short it is ${a}, ${b}, ${c}, ${d}.`
        : `From tall to short it is ${d}, ${a}, ${b}, ${c}.`,
    };
  },
};

/** The families of the topic Length and Weight. */
export const lengthAndWeight: readonly Family[] = [heavy, clips, balance, cut, tall];
