import { type Family, inTurn } from "../family";
import { turnedAround } from "../near-misses";
import { numberWords } from "../number-words";
import { hurriedSlips, numberSlips } from "../slips";
import { range } from "../whole";
import { listed } from "../words";
import { cards } from "./largest-from-cards";

const topic = "Numbers to 1,000";

const hear: Family = {
  name: "write-the-number",
  topic,
  level: 1,
  count: 1,
  draft: (draw) => {
    const [hundreds, rest] = [draw.int(2, 9), draw.one([draw.int(2, 9), draw.int(13, 19)])];
    const key = hundreds * 100 + rest;
    return {
      frames: [
        `How do we write ${numberWords(key)} with digits?`,
        `A shop has ${numberWords(key)} balloons. Which number is this?`,
      ],
      key: String(key),
      slips: numberSlips(String, [
        [
          rest < 10 ? hundreds * 100 + rest * 10 : hundreds * 100 + turnedAround(rest),
          rest < 10 ? "writing the ones in the tens place" : "changing round the last two digits",
        ],
        [hundreds * 10 + (rest % 10), "leaving out a digit"],
        [
          hundreds * 100 + (rest < 10 ? rest + 10 : rest * 5 > 99 ? rest - 10 : rest + 20),
          "not hearing the tens well",
        ],
        [(rest % 10) * 100 + hundreds, "writing the digits the wrong way round"],
        ...hurriedSlips(key),
      ]),
      because: `${numberWords(key).replace(/^\w/, (first) => first.toUpperCase())} has ${hundreds} hundreds, and ${rest} follows: ${key}.`,
    };
  },
};

const between: Family = {
  name: "number-between",
  topic,
  level: 1,
  draft: (draw, turn) => {
    const low = draw.int(21, 97) * 10 + inTurn([8, 9], turn);
    const key = low + 1;
    return {
      frames: [
        `Which number comes just between ${low} and ${low + 2}?`,
        `Tickets are numbered in order. Which ticket comes right after ticket ${low}?`,
      ],
      key: String(key),
      slips: numberSlips(String, [
        [low - 1, "counting back"],
        [low + 10, "counting on by ten"],
        [key + 10, "going up by one ten too many"],
        [key - 10, "forgetting that a new ten begins"],
        [key + 2, "going too far"],
        [key + 100, "changing the hundreds"],
      ]),
      because: `Count on by one: after ${low} comes ${key}.`,
    };
  },
};

const largest: Family = {
  name: "largest-of-four",
  topic,
  level: 1,
  draft: (draw, turn) => {
    const [a, b, c] = draw
      .shuffle(range(1, 9))
      .slice(0, 3)
      .toSorted((x, y) => x - y);
    if (!a || !b || !c) return undefined;
    const make = (x: number, y: number, z: number): number => x * 100 + y * 10 + z;
    const numbers = [make(a, c, b), make(c, a, b), make(b, c, a), make(c, b, a)];
    const sorted = numbers.toSorted((x, y) => x - y);
    const key = turn % 2 === 0 ? make(c, b, a) : make(a, c, b);
    return {
      frames: [
        `Four jars hold ${listed(draw.shuffle(numbers))} beans. Which number is the largest?`,
        `Four books have ${listed(draw.shuffle(numbers))} pages. Which number is the smallest?`,
      ],
      key: String(key),
      slips: sorted
        .filter((number) => number !== key)
        .map((number) => [String(number), "not looking at the hundreds first"]),
      because: `Look at the hundreds first, then at the tens. So it is ${key}.`,
    };
  },
};

/** The families of the topic Numbers to 1,000. */
export const numbersTo1000: readonly Family[] = [hear, between, largest, cards];
