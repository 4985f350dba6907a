import type { Family } from "../family";
import { nearMisses } from "../near-misses";
import { numberSlips } from "../slips";
import { range } from "../whole";
import { listed } from "../words";
import { sign } from "./true-sentence";
import { most } from "./who-has-most";

const topic = "Comparing Numbers";

const between: Family = {
  name: "in-between-number",
  topic,
  level: 1,
  draft: (draw) => {
    const low = draw.int(3, 8) * 10 - draw.int(2, 4);
    const high = low + draw.int(5, 8);
    const key = draw.int(low + 2, high - 2);
    return {
      frames: [
        `Which number is more than ${low} but less than ${high}?`,
        `A page comes after page ${low} and before page ${high}. Which page can it be?`,
      ],
      key: String(key),
      slips: numberSlips(String, [
        [low - 1, `taking a number less than ${low}`],
        [high + 1, `taking a number more than ${high}`],
        [low - 3, `taking a number less than ${low}`],
        [high + 3, `taking a number more than ${high}`],
        [high + 10, `taking a number more than ${high}`],
        [low - 10, `taking a number less than ${low}`],
      ]),
      because: `${low} is less than ${key}, and ${key} is less than ${high}.`,
    };
  },
};

const order: Family = {
  name: "small-to-large",
  topic,
  level: 2,
  count: 1,
  draft: (draw, turn) => {
    const [a, b] = [draw.int(1, 4), draw.int(6, 9)];
    const numbers = [a * 10 + b, b * 10 + a, a * 10 + a];
    const sorted = numbers.toSorted((x, y) => x - y);
    const [low = 0, middle = 0, high = 0] = sorted;
    const isUp = turn % 2 === 0;
    const write = (...list: number[]): string => list.join(", ");
    return {
      frames: [
        `Put ${listed(draw.shuffle(numbers))} in order. Start with the smallest. Which order is right?`,
        `Put ${listed(draw.shuffle(numbers))} in order. Start with the largest. Which order is right?`,
      ],
      key: isUp ? write(low, middle, high) : write(high, middle, low),
      slips: [
        [isUp ? write(high, middle, low) : write(low, middle, high), "starting at the wrong end"],
        [isUp ? write(low, high, middle) : write(high, low, middle), "changing round the last two"],
        [isUp ? write(middle, low, high) : write(middle, high, low), "changing round the first two"],
      ],
      because: `Look at the tens first. ${low} is the smallest and ${high} is the largest.`,
    };
  },
};

const howMany: Family = {
  name: "how-many-between",
  topic,
  level: 3,
  count: 1,
  draft: (draw) => {
    const [low, gap] = [draw.int(14, 60), draw.int(5, 9)];
    const key = range(low + 1, low + gap - 1).length;
    return {
      frames: [
        `How many numbers come between ${low} and ${low + gap}?`,
        `Asha has ticket ${low}. Debu has ticket ${low + gap}. How many tickets are between them?`,
      ],
      key: String(key),
      slips: numberSlips(String, [
        [key + 1, `taking ${low} from ${low + gap}`],
        [key + 2, "counting the first and the last number too"],
        ...nearMisses(key),
        [key + 3, "counting too far"],
      ]),
      because: `Count them: ${range(low + 1, low + gap - 1).join(", ")}. There are ${key}.`,
    };
  },
};

/** The families of the topic Comparing Numbers. */
export const comparingNumbers: readonly Family[] = [most, between, order, sign, howMany];
