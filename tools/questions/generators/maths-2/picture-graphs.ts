import type { Family } from "../family";
import { nearMisses } from "../near-misses";
import { numberSlips } from "../slips";
import { total } from "./three-rows-together";

const topic = "Picture Graphs";

const rowValue: Family = {
  name: "value-of-a-row",
  topic,
  level: 1,
  count: 1,
  draft: (draw) => {
    const [each, many] = [draw.one([2, 5, 10]), draw.int(4, 9)];
    const key = each * many;
    if (each === many) return undefined;
    return {
      frames: [
        `In a picture graph one car stands for ${each} cars. A row has ${many} cars. How many cars is that?`,
        `In a picture graph one flower means ${each} flowers. The row of roses has ${many} flowers. How many roses are there?`,
      ],
      key: String(key),
      slips: numberSlips(String, [
        [many, "counting the pictures"],
        [each + many, "adding the two numbers"],
        [each * (many - 1), "counting one picture too few"],
        [each * (many + 1), "counting one picture too many"],
        ...nearMisses(key),
      ]),
      because: `There are ${many} pictures, and each means ${each}: ${many} × ${each} = ${key}.`,
    };
  },
};

const compare: Family = {
  name: "more-in-one-row",
  topic,
  level: 1,
  draft: (draw) => {
    const [each, more, less] = [draw.one([2, 5]), draw.int(5, 9), draw.int(2, 4)];
    const key = each * (more - less);
    return {
      frames: [
        `In a picture graph one apple means ${each} apples. Asha has ${more} apples in her row. Debu has ${less} in his row. How many more apples does Asha have?`,
        `One sun means ${each} sunny days. May has ${more} suns. July has ${less} suns. How many more sunny days are in May?`,
      ],
      key: String(key),
      slips: numberSlips(String, [
        [more - less, "counting only the pictures"],
        [each * (more + less), "adding the two rows"],
        [each * more, "looking at one row only"],
        [each * less, "looking at one row only"],
        ...nearMisses(key),
      ]),
      because: `${more} − ${less} = ${more - less} pictures more, and each means ${each}: ${more - less} × ${each} = ${key}.`,
    };
  },
};

const draws: Family = {
  name: "pictures-to-draw",
  topic,
  level: 2,
  draft: (draw) => {
    const [each, key] = [draw.one([2, 5, 10]), draw.int(3, 9)];
    const value = each * key;
    return {
      frames: [
        `One fish in a picture graph means ${each} fish. There are ${value} fish in a pond. How many pictures do we draw?`,
        `One book in a picture graph means ${each} books. A class has read ${value} books. How many pictures do we draw?`,
      ],
      key: String(key),
      slips: numberSlips(String, [
        [value - each, "taking away instead of sharing"],
        [value, "drawing one picture for each"],
        [value + each, "adding the two numbers"],
        ...nearMisses(key),
      ]),
      because: `${key} pictures of ${each} make ${value}, because ${key} × ${each} = ${value}.`,
    };
  },
};

const missing: Family = {
  name: "row-that-is-missing",
  topic,
  level: 3,
  count: 1,
  draft: (draw) => {
    const [a, b, key] = [draw.int(11, 19), draw.int(8, 17), draw.int(6, 15)];
    const sum = a + b + key;
    if (a === b || key === a || key === b) return undefined;
    return {
      frames: [
        `${sum} children chose a game. ${a} chose kho-kho and ${b} chose cricket. The others chose chess. How many chose chess?`,
        `A basket has ${sum} fruits. ${a} are mangoes and ${b} are guavas. The others are apples. How many apples are there?`,
      ],
      key: String(key),
      slips: numberSlips(String, [
        [a + b, "adding and stopping there"],
        [sum - a, "forgetting the second number"],
        [sum - b, "forgetting the first number"],
        [Math.abs(a - b), "taking one number from the other"],
        [key + 10, "a slip of a ten"],
        ...nearMisses(key),
      ]),
      because: `${a} + ${b} = ${a + b}, and ${sum} − ${a + b} = ${key}.`,
    };
  },
};

/** The families of the topic Picture Graphs. */
export const pictureGraphs: readonly Family[] = [rowValue, compare, draws, total, missing];
