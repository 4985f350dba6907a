import type { Family } from "../family";
import { hurriedSlips, numberSlips } from "../slips";
import { range } from "../whole";
import { row } from "../words";
import { next } from "./next-in-the-row";
import { gap } from "./missing-in-the-row";

const topic = "Patterns";

const letters: Family = {
  name: "shape-at-a-place",
  topic,
  level: 2,
  draft: (draw) => {
    const shapes = draw.shuffle(["circle", "square", "triangle", "star", "heart"]).slice(0, 4);
    const [a = "", b = "", c = "", other = ""] = shapes;
    const place = draw.int(10, 17);
    const key = [a, b, c][(place - 1) % 3] ?? "";
    if (place % 3 === 0) return undefined;
    return {
      frames: [
        `A border goes ${a}, ${b}, ${c}, ${a}, ${b}, ${c} and so on. Which shape is number ${place}?`,
        `Stamps are printed in a row: ${a}, ${b}, ${c}, ${a}, ${b}, ${c} and so on. Which shape is stamp number ${place}?`,
      ],
      key,
      slips: [
        ...[a, b, c]
          .filter((shape) => shape !== key)
          .map((shape) => [shape, "stopping at the wrong place"] as const),
        [other, "naming a shape that is not in the pattern"],
      ],
      because: `After every 3 shapes the pattern starts again. Number ${place - (place % 3)} is the ${c}, so number ${place} is the ${key}.`,
    };
  },
};

const grow: Family = {
  name: "steps-that-grow",
  topic,
  level: 2,
  draft: (draw) => {
    const [start, first] = [draw.int(2, 15), draw.int(1, 4)];
    const terms = range(0, 4).map((index) => start + index * first + (index * (index - 1)) / 2);
    const last = terms[4] ?? 0;
    const key = last + first + 4;
    return {
      frames: [
        `Look at the steps: ${row(terms)}, … What is the next number?`,
        `A heap of stones grows each day: ${row(terms)}, … How many stones come next?`,
      ],
      key: String(key),
      slips: numberSlips(String, [
        [last + first + 3, "using the last step again"],
        [last + first, "using the first step again"],
        [last + 1, "counting on by one"],
        [last + first + 5, "making the step too large"],
        [key + 2, "a slip of two"],
        [key + 3, "a slip of three"],
      ]),
      because: `The steps are ${row(range(0, 3).map((index) => first + index))}. The next step is ${first + 4}: ${last} + ${first + 4} = ${key}.`,
    };
  },
};

const doubleNext: Family = {
  name: "double-each-time",
  topic,
  level: 3,
  count: 1,
  draft: (draw) => {
    const start = draw.int(2, 9);
    const terms = range(0, 3).map((index) => start * 2 ** index);
    const last = terms[3] ?? 0;
    const key = last * 2;
    return {
      frames: [
        `Each number is made from the one before: ${row(terms)}, … What comes next?`,
        `A magic plant has ${terms.slice(0, 3).join(", ")} and ${last} leaves on four days. How many leaves does it have on day five?`,
      ],
      key: String(key),
      slips: numberSlips(String, [
        [last + (last - last / 2), "using the last step again"],
        [last + 2, "adding 2"],
        [last + start, `adding ${start}`],
        [last * 3, "taking it three times"],
        ...hurriedSlips(key),
      ]),
      because: `Each number is double the one before: ${last} + ${last} = ${key}.`,
    };
  },
};

/** The families of the topic Patterns. */
export const patterns: readonly Family[] = [next, gap, letters, grow, doubleNext];
