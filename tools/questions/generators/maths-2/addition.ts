import type { Family } from "../family";
import { hurriedSlips, numberSlips } from "../slips";
import { startStory, sumStory } from "../whole-number-stories";

const topic = "Addition";

const fair = sumStory({
  name: "two-groups-together",
  topic,
  level: 1,
  numbers: (draw) => [draw.int(125, 389), draw.int(115, 278)],
  frames: (first, second) => [
    `A shop has ${first} red bangles and ${second} green bangles. How many bangles is that?`,
    `${first} girls and ${second} boys run in a race. How many children run?`,
  ],
});

const nearTen: Family = {
  name: "three-numbers",
  topic,
  level: 1,
  count: 1,
  draft: (draw) => {
    const [a, b] = [draw.int(2, 8), draw.int(11, 39)];
    const [first, second, third] = [draw.int(1, 4) * 10 + a, b, draw.int(1, 4) * 10 + (10 - a)];
    const key = first + second + third;
    if (second % 10 === 0) return undefined;
    return {
      frames: [
        `How much is ${first} + ${second} + ${third}?`,
        `A van brings ${first} pots, then ${second} pots and then ${third} pots. How many pots does it bring in all?`,
      ],
      key: String(key),
      slips: numberSlips(String, [
        [key - 10, "forgetting to carry the ten"],
        [first + second, "leaving out the last number"],
        [second + third, "leaving out the first number"],
        [first + third, "leaving out the middle number"],
        ...hurriedSlips(key),
      ]),
      because: `${first} + ${third} = ${first + third} is easy, and ${first + third} + ${second} = ${key}.`,
    };
  },
};

const atFirst = startStory({
  name: "how-many-at-first",
  topic,
  level: 2,
  numbers: (draw) => [draw.int(26, 58), draw.int(24, 67)],
  frames: (gone, left) => [
    `Some birds sat on a tree. ${gone} birds flew away. Now ${left} birds are left. How many birds were there at first?`,
    `A man sold ${gone} balloons. He still has ${left} balloons. How many did he have at first?`,
  ],
});

const fill: Family = {
  name: "box-in-a-sum",
  topic,
  level: 2,
  draft: (draw) => {
    const [key, other] = [draw.int(18, 57), draw.int(24, 43)];
    const sum = key + other;
    if ((key % 10) + (other % 10) < 10 || sum > 99) return undefined;
    return {
      frames: [
        `Which number goes in the box: ${other} + □ = ${sum}?`,
        `Zoya has ${other} stamps. She wants ${sum} stamps. How many more does she need?`,
      ],
      key: String(key),
      slips: numberSlips(String, [
        [other + sum, "adding the two numbers"],
        [key + 10, "forgetting the ten that was carried"],
        [sum, "giving the whole sum"],
        [
          Math.abs((sum % 10) - (other % 10)) + Math.floor(key / 10) * 10,
          "taking the smaller digit from the larger",
        ],
        ...hurriedSlips(key),
      ]),
      because: `Count on from ${other} to ${sum}: that is ${key} more, because ${other} + ${key} = ${sum}.`,
    };
  },
};

/** The families of the topic Addition. */
export const addition: readonly Family[] = [fair, nearTen, atFirst, fill];
