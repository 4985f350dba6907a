import type { Family } from "../family";
import { hurriedSlips, numberSlips } from "../slips";
import { range } from "../whole";
import { grouped, row } from "../words";
import { growing } from "./growing-steps";

const topic = "Number Patterns";

const fall: Family = {
  name: "falling-pattern",
  topic,
  level: 1,
  draft: (draw) => {
    const [start, step] = [draw.int(52, 98) * 100 + draw.int(1, 9), draw.one([250, 350, 150, 450])];
    const terms = range(0, 3).map((index) => start - index * step);
    const key = start - 4 * step;
    return {
      frames: [
        `Which number comes next in the pattern ${row(terms.map(grouped))}, …?`,
        `A counter shows ${row(terms.map(grouped))} in this order and goes on in the same way. Which number does it show next?`,
      ],
      key: grouped(key),
      slips: numberSlips(grouped, [
        [key + 100, "taking away a hundred too few"],
        [key - 100, "taking away a hundred too many"],
        [start - 2 * step, "adding the step instead of taking it away"],
        [key - step, "going two steps at once"],
        [key + 50, "a slip of fifty on the way"],
        [key - 50, "a slip of fifty on the way"],
      ]),
      because: `Each number is ${step} less than the one before: ${grouped(start - 3 * step)} − ${step} = ${grouped(key)}.`,
    };
  },
};

const times: Family = {
  name: "times-pattern",
  topic,
  level: 1,
  draft: (draw) => {
    const [start, by] = [draw.int(2, 7), draw.int(2, 4)];
    const terms = range(0, 3).map((index) => start * by ** index);
    const last = start * by ** 3;
    const key = last * by;
    if (start === by || key > 999) return undefined;
    return {
      frames: [
        `The pattern ${row(terms)}, … goes on in the same way. Which number comes next?`,
        `On four days a video is watched ${terms.slice(0, 3).join(", ")} and ${last} times. If it goes on like this, how often is it watched on the fifth day?`,
      ],
      key: String(key),
      slips: numberSlips(String, [
        [last + (last - last / by), "adding the last step once more"],
        [last * (by + 1), `multiplying by ${by + 1}`],
        [last * (by - 1), `multiplying by ${by - 1}`],
        [last + by, `adding ${by}`],
        ...hurriedSlips(key),
      ]),
      because: `Each number is ${by} times the one before: ${last} × ${by} = ${key}.`,
    };
  },
};

const sticks: Family = {
  name: "matchstick-row",
  topic,
  level: 3,
  count: 1,
  draft: (draw, turn) => {
    const many = draw.int(9, 24);
    const sides = turn % 2 === 0 ? 4 : 3;
    const key = many * (sides - 1) + 1;
    const shape = sides === 4 ? "square" : "triangle";
    return {
      frames: [
        `Matchsticks make a row of ${shape}s. Neighbours share a stick, so one ${shape} needs ${sides} sticks, two need ${2 * sides - 1} and three need ${3 * sides - 2}. How many sticks do ${many} ${shape}s need?`,
        `A row of ${shape}s is laid with straws. The first ${shape} takes ${sides} straws, and each new one takes ${sides - 1} more. How many straws are in a row of ${many} ${shape}s?`,
      ],
      key: String(key),
      slips: numberSlips(String, [
        [many * sides, "forgetting the shared sticks"],
        [many * (sides - 1), `counting only ${sides - 1} sticks for the first ${shape}`],
        [many * (sides - 1) + sides, `counting one ${shape} too many`],
        [key - sides + 1, `counting one ${shape} too few`],
        ...hurriedSlips(key),
      ]),
      because: `The first ${shape} takes ${sides}, and each of the other ${many - 1} takes ${sides - 1} more: ${sides} + ${many - 1} × ${sides - 1} = ${key}.`,
    };
  },
};

/** The families of the topic Number Patterns. */
export const numberPatterns: readonly Family[] = [fall, times, growing, sticks];
