import type { Family } from "../family";
import { drawPair } from "../people";
import { nearMisses } from "../near-misses";
import { hurriedSlips, numberSlips } from "../slips";
import { differenceStory } from "../whole-number-stories";
import { rightUnit } from "./right-unit";

const topic = "Length, Weight and Capacity";

const shorter = differenceStory({
  name: "how-much-is-cut",
  topic,
  level: 1,
  numbers: (draw) => [draw.int(71, 98), draw.int(23, 59)],
  frames: (whole, rest) => [
    `A ribbon is ${whole} cm long. You cut off ${rest} cm. How long is the ribbon now?`,
    `A string is ${whole} cm long. ${rest} cm of it goes round a box. How long is the rest?`,
  ],
  show: (value) => `${value} cm`,
});

const glasses: Family = {
  name: "cups-and-jugs",
  topic,
  level: 1,
  count: 1,
  draft: (draw) => {
    const [cups, jugs] = [draw.int(3, 6), draw.int(3, 5)];
    const key = cups * jugs;
    if (cups === jugs) return undefined;
    return {
      frames: [
        `One jug fills ${cups} cups. How many cups do ${jugs} jugs fill?`,
        `${cups} mugs of water fill one pot. How many mugs of water fill ${jugs} such pots?`,
      ],
      key: String(key),
      slips: numberSlips(String, [
        [cups + jugs, "adding the two numbers"],
        [cups * (jugs - 1), "counting one jug too few"],
        [cups * (jugs + 1), "counting one jug too many"],
        [cups * 2, "counting two jugs"],
        ...nearMisses(key),
      ]),
      because: `${jugs} times ${cups} is ${key}.`,
    };
  },
};

const balance: Family = {
  name: "balance-with-blocks",
  topic,
  level: 2,
  draft: (draw) => {
    const [melon, mango] = [draw.int(3, 6), draw.int(2, 4)];
    const key = melon * mango;
    if (melon === mango) return undefined;
    return {
      frames: [
        `One melon is as heavy as ${melon} mangoes. One mango is as heavy as ${mango} limes. How many limes are as heavy as one melon?`,
        `A jar holds as much as ${melon} mugs. A mug holds as much as ${mango} cups. How many cups fill the jar?`,
      ],
      key: String(key),
      slips: numberSlips(String, [
        [melon + mango, "adding the two numbers"],
        [Math.abs(melon - mango), "taking away"],
        [melon, "taking only the first step"],
        [melon * (mango + 1), "counting one too many each time"],
        ...nearMisses(key),
      ]),
      because: `Each of the ${melon} stands for ${mango}: ${melon} × ${mango} = ${key}.`,
    };
  },
};

const order: Family = {
  name: "who-is-tallest",
  topic,
  level: 3,
  count: 1,
  draft: (draw) => {
    const [first, second] = drawPair(draw);
    const [height, more, less] = [draw.int(105, 125), draw.int(6, 12), draw.int(3, 9)];
    const key = height + more - less;
    if (more === less) return undefined;
    return {
      frames: [
        `${first.name} is ${height} cm tall. ${second.name} is ${more} cm taller. Asha is ${less} cm shorter than ${second.name}. How tall is Asha?`,
        `A blue rope is ${height} cm long. A red rope is ${more} cm longer. A green rope is ${less} cm shorter than the red rope. How long is the green rope?`,
      ],
      key: `${key} cm`,
      slips: numberSlips(
        (value) => `${value} cm`,
        [
          [height + more, "stopping after the first step"],
          [height - less, "not using the second one"],
          [height + more + less, "adding two times"],
          [height - more - less, "taking away two times"],
          [height - more + less, "changing round longer and shorter"],
          ...hurriedSlips(key),
        ],
      ),
      because: `First ${height} + ${more} = ${height + more}. Then ${height + more} − ${less} = ${key}.`,
    };
  },
};

/** The families of the topic Length, Weight and Capacity. */
export const lengthWeightAndCapacity: readonly Family[] = [rightUnit, shorter, glasses, balance, order];
