import type { Family } from "../family";
import { nearMisses } from "../near-misses";
import { numberSlips } from "../slips";
import { left } from "./left-and-right";
import { all } from "./how-many-in-line";

const topic = "Order and Position";
const ordinals = ["", "first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth"];

const letter: Family = {
  name: "letter-of-a-word",
  topic,
  level: 1,
  draft: (draw, turn) => {
    const word = draw.one(["MANGO", "TIGER", "CHAIR", "PLANT", "TRAIN", "HORSE", "CLOUD", "BREAD"]);
    const place = draw.int(2, 4);
    const letters = turn % 2 === 0 ? word.split("") : word.split("").toReversed();
    const key = letters[place - 1] ?? "";
    if (place === 3 && turn % 2 === 1) return undefined;
    return {
      frames: [
        `Which letter is ${ordinals[place]} in the word ${word}?`,
        `Look at the word ${word}. Which letter is ${ordinals[place]} from the end?`,
      ],
      key,
      slips: [
        [letters[letters.length - place] ?? "", "counting from the wrong end"],
        [letters[place] ?? "", "counting one too far"],
        [letters[place - 2] ?? "", "stopping one too early"],
        [letters[0] ?? "", "taking the first one"],
        [letters[4] ?? "", "taking the last one"],
      ],
      because: `Count the letters: ${letters.slice(0, place).join(", ")}. Number ${place} is ${key}.`,
    };
  },
};

const behind: Family = {
  name: "how-many-behind",
  topic,
  level: 1,
  draft: (draw) => {
    const [all, place] = [draw.int(7, 10), draw.int(2, 5)];
    const key = all - place;
    if (key === place || key === place - 1) return undefined;
    return {
      frames: [
        `${all} children stand in a line. Divya is ${ordinals[place]} from the front. How many children are behind her?`,
        `${all} cars are in a row. The red car is ${ordinals[place]}. How many cars come after it?`,
      ],
      key: String(key),
      slips: numberSlips(String, [
        [place - 1, "counting those in front"],
        [key + 1, "counting the one in that place too"],
        [place, "giving the place"],
        ...nearMisses(key),
      ]),
      because: `${place} of the ${all} come first, up to that place. ${all} − ${place} = ${key} are behind.`,
    };
  },
};

const days: Family = {
  name: "between-two-places",
  topic,
  level: 2,
  draft: (draw) => {
    const [first, gap] = [draw.int(1, 3), draw.int(4, 5)];
    const last = first + gap;
    const key = gap - 1;
    return {
      frames: [
        `In a race Rohan is ${ordinals[first]} and Zoya is ${ordinals[last]}. How many children come in between them?`,
        `A cat sits on step ${first}. A dog sits on step ${last}. How many steps are in between?`,
      ],
      key: String(key),
      slips: numberSlips(String, [
        [gap, `taking ${first} from ${last}`],
        [gap + 1, "counting both ends too"],
        [last, "giving the last place"],
        ...nearMisses(key),
      ]),
      because: `In between are the places from ${first + 1} to ${last - 1}. There are ${key}.`,
    };
  },
};

/** The families of the topic Order and Position. */
export const orderAndPosition: readonly Family[] = [letter, behind, days, left, all];
