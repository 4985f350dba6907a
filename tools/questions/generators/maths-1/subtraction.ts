import type { Family } from "../family";
import { nearMisses } from "../near-misses";
import { numberSlips } from "../slips";
import { differenceStory } from "../whole-number-stories";

const topic = "Subtraction";

const away = differenceStory({
  name: "some-fly-away",
  topic,
  level: 1,
  numbers: (draw) => [draw.int(11, 18), draw.int(3, 8)],
  frames: (all, gone) => [
    `${all} birds sit on a roof. ${gone} birds fly away. How many birds are left?`,
    `Lalremi has ${all} sweets. She gives ${gone} sweets to a friend. How many sweets does she have now?`,
  ],
});

const more = differenceStory({
  name: "how-many-more-than",
  topic,
  level: 1,
  numbers: (draw) => [draw.int(12, 19), draw.int(4, 9)],
  frames: (large, small) => [
    `A big tree has ${large} mangoes. A small tree has ${small} mangoes. How many more mangoes does the big tree have?`,
    `Biren has ${large} kites. His friend has ${small} kites. How many more kites does Biren have?`,
  ],
});

const bigger = differenceStory({
  name: "take-away-tens-and-ones",
  topic,
  level: 2,
  numbers: (draw) => {
    const [all, gone] = [draw.int(56, 98), draw.int(13, 45)];
    return all % 10 <= gone % 10 ? undefined : [all, gone];
  },
  frames: (all, gone) => [
    `A book has ${all} pages. You read ${gone} pages. How many pages are left?`,
    `There are ${all} seats in a hall. ${gone} seats are taken. How many seats are free?`,
  ],
});

const howMany: Family = {
  name: "how-many-are-hidden",
  topic,
  level: 2,
  count: 1,
  draft: (draw) => {
    const [all, seen] = [draw.int(11, 19), draw.int(4, 9)];
    const key = all - seen;
    if (key === seen || key < 3) return undefined;
    return {
      frames: [
        `${all} − □ = ${seen}. Which number goes in the box?`,
        `${all} children play. Some hide. You can see ${seen} children. How many children hide?`,
      ],
      key: String(key),
      slips: numberSlips(String, [
        [all + seen, "adding the two numbers"],
        [seen, "giving the number you know"],
        ...nearMisses(key),
        [key + 10, "counting ten too many"],
      ]),
      because: `${all} − ${key} = ${seen}, so it is ${key}.`,
    };
  },
};

const inOut: Family = {
  name: "come-and-go",
  topic,
  level: 3,
  count: 1,
  draft: (draw) => {
    const [start, came, went] = [draw.int(6, 12), draw.int(3, 7), draw.int(4, 9)];
    const key = start + came - went;
    if (came === went || key === start) return undefined;
    return {
      frames: [
        `${start} people are in a bus. ${came} people get in. Then ${went} people get out. How many people are in the bus now?`,
        `A pot has ${start} flowers. You put in ${came} more. Then ${went} flowers fall out. How many flowers are in the pot now?`,
      ],
      key: String(key),
      slips: numberSlips(String, [
        [start + came, "forgetting the last step"],
        [start - came + went, "changing round the two steps"],
        [start + came + went, "adding all three numbers"],
        [start - went, "forgetting the first step"],
        ...nearMisses(key),
      ]),
      because: `${start} + ${came} = ${start + came}. Then ${start + came} − ${went} = ${key}.`,
    };
  },
};

/** The families of the topic Subtraction. */
export const subtraction: readonly Family[] = [away, more, bigger, howMany, inOut];
