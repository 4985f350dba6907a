import type { Family } from "../family";
import { numeric } from "../signed-slips";
import { hcf } from "../whole";
import { simplest } from "./simplest-ratio";
import { sharing } from "./share-in-a-ratio";

const topic = "Ratio and Proportion";

const recipe: Family = {
  name: "ratio-in-a-recipe",
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
        [a * times + b - a, `adding ${b - a} because ${b} is ${b - a} more than ${a}`],
        [a * times * b, `multiplying by ${b} only`],
        [(a + b) * times, "giving both parts together"],
        [(a * a * times) / b, "using the ratio the wrong way round"],
        [key + b, "taking one part too many"],
        [key - b, "taking one part too few"],
      ]),
      because: `${a * times} is ${times} times ${a}, so the other part is ${times} × ${b} = ${key}.`,
    };
  },
};

const unitary: Family = {
  name: "rate-for-another-amount",
  topic,
  level: 2,
  draft: (draw) => {
    const [rate, first, second] = [draw.int(12, 18), draw.int(3, 7), draw.int(8, 15)];
    const key = rate * second;
    if (second % first === 0) return undefined;
    return {
      frames: [
        `A car runs ${rate * first * 3} km on ${first * 3} litres of petrol. How far does it run on ${second} litres?`,
        `A pump fills ${rate * first} drums in ${first} hours. How many drums does it fill in ${second} hours?`,
      ],
      ...numeric(
        String,
        key,
        [
          [rate * first + second - first, "adding the difference"],
          [rate, "giving the amount for one only"],
          [rate * (second - first), "counting only what comes on top"],
          [rate * first * 3, "giving the same amount again"],
          [rate * (second + first), "adding both amounts"],
        ],
        rate,
      ),
      because: `For one it is ${rate}, so for ${second} it is ${second} × ${rate} = ${key}.`,
    };
  },
};

const mixture: Family = {
  name: "ratio-after-a-change",
  topic,
  level: 3,
  count: 1,
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
        [b * part, "giving the smaller part"],
        [a * part, "giving the larger part"],
        [((a - b) * part) / 2, "moving half of the difference from one to the other"],
        [a - b, `taking ${b} from ${a} without looking at the amount`],
        [((a + b) * part) / 2, "halving the whole"],
      ]),
      because: `One part is ${(a + b) * part} ÷ ${a + b} = ${part}, so there are ${a * part} and ${b * part}. The difference is ${a * part} − ${b * part} = ${key}.`,
    };
  },
};

/** The families of the topic Ratio and Proportion. */
export const ratioAndProportion: readonly Family[] = [simplest, recipe, sharing, unitary, mixture];
