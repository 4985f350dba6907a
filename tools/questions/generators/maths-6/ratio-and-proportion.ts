import type { Family } from "../family";
import { numeric } from "../signed-slips";
import { hcf } from "../whole";
import { simplest } from "./simplest-ratio";
import { sharing } from "./share-in-a-ratio";

const topic = "Ratio and Proportion";

const recipe: Family = {
  name: "other-part-of-a-ratio",
  topic,
  level: 1,
  draft: (draw) => {
    const [a, b, times] = [draw.int(2, 3), draw.int(5, 7), draw.int(6, 14)];
    if (hcf(a, b) > 1) return undefined;
    const key = b * times;
    return {
      frames: [
        `For concrete, cement and sand are mixed in the ratio ${a}:${b}. How many buckets of sand go with ${a * times} buckets of cement?`,
        `On a farm the ratio of goats to hens is ${a}:${b}. There are ${a * times} goats. How many hens are there?`,
      ],
      ...numeric(String, key, [
        [a * times + b - a, `added ${b - a} because ${b} is ${b - a} more than ${a}`],
        [a * times * b, `multiplied by ${b} only`],
        [(a + b) * times, "gave both parts together"],
        [(a * a * times) / b, "used the ratio the wrong way round"],
      ]),
      because: `${a * times} is ${times} times ${a}, so the other part is ${times} × ${b} = ${key}.`,
    };
  },
};

const unitary: Family = {
  name: "rate-carried-over",
  topic,
  level: 2,
  draft: (draw, turn) => {
    const [rate, times, second] = [draw.int(12, 18), draw.int(3, 7), draw.int(8, 15)];
    const first = turn % 2 === 0 ? times * 3 : times;
    const key = rate * second;
    if (second % first === 0 || second < first + 2) return undefined;
    return {
      frames: [
        `A car runs ${rate * first} km on ${first} litres of petrol. How far does it run on ${second} litres?`,
        `A pump fills ${rate * first} drums in ${first} hours. How many drums does it fill in ${second} hours?`,
      ],
      ...numeric(String, key, [
        [rate * first + second - first, "added the difference"],
        [rate * (first + 1), "added the amount for only one more"],
        [rate * (second + first), `added the amount for ${first} once more`],
        [rate * first * second, `forgot to divide by ${first}`],
      ]),
      because: `For one it is ${rate}, so for ${second} it is ${second} × ${rate} = ${key}.`,
    };
  },
};

const mixture: Family = {
  name: "ratio-made-equal",
  topic,
  level: 3,
  draft: (draw) => {
    const [a, b, part] = [draw.int(4, 7), draw.int(2, 3), draw.int(4, 9)];
    const key = (a - b) * part;
    if (hcf(a, b) > 1) return undefined;
    return {
      frames: [
        `A can has ${(a + b) * part} L of a drink with juice and water in the ratio ${a}:${b}. How many litres of water must be added so that there is as much water as juice?`,
        `In a club of ${(a + b) * part} children the ratio of boys to girls is ${a}:${b}. How many girls must join so that there are as many girls as boys?`,
      ],
      ...numeric(String, key, [
        [b * part, "gave the smaller part"],
        [a * part, "gave the larger part"],
        [((a - b) * part) / 2, "moved half of the difference from one to the other"],
        [((a + b) * part) / 2, "halved the whole"],
      ]),
      because: `One part is ${(a + b) * part} ÷ ${a + b} = ${part}, so there are ${a * part} and ${b * part}. The difference is ${a * part} − ${b * part} = ${key}.`,
    };
  },
};

/** The families of the topic Ratio and Proportion. */
export const ratioAndProportion: readonly Family[] = [simplest, recipe, sharing, unitary, mixture];
