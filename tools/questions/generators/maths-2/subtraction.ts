import type { Family } from "../family";
import { hurriedSlips, numberSlips } from "../slips";
import { differenceStory } from "../whole-number-stories";

const topic = "Subtraction";

const left = differenceStory({
  name: "how-many-are-left",
  topic,
  level: 1,
  numbers: (draw) => [draw.int(52, 91) * 10 + draw.int(1, 4), draw.int(125, 389)],
  frames: (all, gone) => [
    `A tank has ${all} fish. ${gone} fish are sold. How many fish are left?`,
    `A road is ${all} m long. Workers have mended ${gone} m. How many metres are left to mend?`,
  ],
});

const taller = differenceStory({
  name: "how-much-more",
  topic,
  level: 1,
  count: 1,
  numbers: (draw) => [draw.int(71, 96), draw.int(24, 58)],
  frames: (large, small) => [
    `A rope is ${large} m long. A string is ${small} m long. How many metres longer is the rope?`,
    `Class A has ${large} pots of flowers. Class B has ${small} pots. How many more pots does Class A have?`,
  ],
});

const howMany: Family = {
  name: "how-many-went-away",
  topic,
  level: 2,
  draft: (draw) => {
    const [start, rest] = [draw.int(61, 95), draw.int(23, 48)];
    const key = start - rest;
    if (start % 10 >= rest % 10) return undefined;
    return {
      frames: [
        `There were ${start} sheep on a hill. Some went home. Now ${rest} sheep are left. How many sheep went home?`,
        `A cook had ${start} eggs. After lunch ${rest} eggs are left. How many eggs were used?`,
      ],
      key: String(key),
      slips: numberSlips(String, [
        [start + rest, "adding the two numbers"],
        [key + 10, "forgetting the ten that was borrowed"],
        [
          Math.floor(start / 10) * 10 - Math.floor(rest / 10) * 10 + (rest % 10) - (start % 10),
          "taking the smaller digit from the larger",
        ],
        [rest, "giving what is left"],
        ...hurriedSlips(key),
      ]),
      because: `${start} − ${rest} = ${key}, because ${rest} + ${key} = ${start}.`,
    };
  },
};

const twoTimes: Family = {
  name: "fewer-and-together",
  topic,
  level: 3,
  count: 1,
  draft: (draw) => {
    const [first, less] = [draw.int(32, 48), draw.int(12, 19)];
    const key = first + first - less;
    return {
      frames: [
        `Tashi has ${first} marbles. His sister has ${less} fewer. How many marbles do they have together?`,
        `There are ${first} cows on a farm. There are ${less} fewer goats than cows. How many cows and goats are there in all?`,
      ],
      key: String(key),
      slips: numberSlips(String, [
        [first - less, "finding only the smaller number"],
        [first + less, `adding ${less} to ${first}`],
        [first + first + less, "making the second number larger"],
        [2 * (first - less), "using the smaller number two times"],
        ...hurriedSlips(key),
      ]),
      because: `The smaller number is ${first} − ${less} = ${first - less}. Together that is ${first} + ${first - less} = ${key}.`,
    };
  },
};

/** The families of the topic Subtraction. */
export const subtraction: readonly Family[] = [left, taller, howMany, twoTimes];
