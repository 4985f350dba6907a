import type { Family } from "../family";
import { nearMisses } from "../near-misses";
import { hurriedSlips, numberSlips } from "../slips";
import { startStory, sumStory } from "../whole-number-stories";

const topic = "Addition";

const ducks = sumStory({
  name: "ducks-and-hens",
  topic,
  level: 1,
  numbers: (draw) => [draw.int(6, 12), draw.int(4, 8)],
  frames: (first, second) => [
    `There are ${first} ducks and ${second} hens. How many birds are there?`,
    `Simran has ${first} red beads. She gets ${second} blue beads. How many beads does she have now?`,
  ],
});

const bigger = sumStory({
  name: "two-large-groups",
  topic,
  level: 2,
  numbers: (draw) => {
    const [first, second] = [draw.int(23, 58), draw.int(12, 38)];
    return (first % 10) + (second % 10) > 9 ? undefined : [first, second];
  },
  frames: (first, second) => [
    `A bag has ${first} nuts. A box has ${second} nuts. How many nuts are there in all?`,
    `${first} boys and ${second} girls are in the hall. How many children are there?`,
  ],
});

const fill: Family = {
  name: "fill-to-ten-or-twenty",
  topic,
  level: 1,
  draft: (draw, turn) => {
    const whole = turn % 2 === 0 ? 10 : 20;
    const has = draw.int(whole - 8, whole - 3);
    const key = whole - has;
    if (has === key) return undefined;
    return {
      frames: [
        `${has} + □ = ${whole}. Which number goes in the box?`,
        `A tray holds ${whole} eggs. There are ${has} eggs in it. How many more eggs fit in?`,
      ],
      key: String(key),
      slips: numberSlips(String, [
        [whole + has, "adding the two numbers"],
        [has, "giving the number that is there"],
        ...nearMisses(key),
      ]),
      because: `Count on from ${has} to ${whole}: that is ${key}.`,
    };
  },
};

const backAgain = startStory({
  name: "before-some-left",
  topic,
  level: 2,
  count: 1,
  numbers: (draw) => [draw.int(3, 8), draw.int(7, 12)],
  frames: (gone, left) => [
    `${gone} frogs jump out of a pond. ${left} frogs are still in it. How many frogs were there before?`,
    `Omkar eats ${gone} grapes. He has ${left} grapes left. How many grapes did he have before?`,
  ],
});

const same: Family = {
  name: "same-number-twice",
  topic,
  level: 3,
  count: 1,
  draft: (draw) => {
    const key = draw.int(6, 20);
    const sum = key * 2;
    return {
      frames: [
        `You add a number to itself. You get ${sum}. Which number is it?`,
        `Two bags have the same number of limes. There are ${sum} limes in all. How many limes are in one bag?`,
      ],
      key: String(key),
      slips: numberSlips(String, [
        [sum, "giving the sum"],
        [sum - 2, "taking away 2"],
        [sum * 2, "adding once more"],
        ...nearMisses(key),
        ...hurriedSlips(key),
      ]),
      because: `${key} + ${key} = ${sum}, so it is ${key}.`,
    };
  },
};

/** The families of the topic Addition. */
export const addition: readonly Family[] = [ducks, fill, bigger, backAgain, same];
