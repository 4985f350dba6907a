import type { Family } from "../family";
import { averageNearABase, averageOfEqualSteps, missingForAverage } from "../quick-averages";
import { averageWithANewOne } from "../quick-changed-averages";
import { familiesOf } from "../quick-family";

const make = familiesOf("Quick Averages");

/** The families of the topic Quick Averages. */
export const quickAverages: readonly Family[] = [
  make("halfway-between", 1, (draw) => {
    const [least, half] = [draw.int(24, 188), draw.int(7, 38)];
    const key = least + half;
    return {
      asks: [
        `Which number is halfway between ${least} and ${least + 2 * half}?`,
        `Two parcels weigh ${least} g and ${least + 2 * half} g. What is their average weight?`,
      ],
      key,
      unit: ["", " g"],
      slips: [
        [half, "halving the difference only"],
        [least * 2 + 2 * half, "adding and forgetting to halve"],
        [least + 2 * half - Math.floor(half / 2), "taking a quarter of the way"],
        [key + 10, "a slip of a ten"],
        [key - 10, "a slip of a ten"],
        [key + 5, "a slip in halving"],
      ],
      way: `They are ${2 * half} apart, so go half of it, ${half}, up from ${least}: ${key}.`,
    };
  }),
  averageNearABase(
    make,
    [1, 3],
    [5, 14],
    [
      (list) => `What is the average of ${list}?`,
      (list) => `A batter scores ${list} runs in three matches. What is the average score?`,
    ],
    ["", " runs"],
  ),
  averageOfEqualSteps(
    make,
    1,
    [12, 60],
    [2, 4, 6, 10],
    [
      (list) => `Find the average of ${list} in your head. What is it?`,
      (list, many) => `On ${many} days a farmer picks ${list} pumpkins. What is the average per day?`,
    ],
    ["", " pumpkins"],
  ),
  missingForAverage(
    make,
    [2, 3],
    [21, 48],
    [
      (list, average) =>
        `Three numbers have the average ${average}. Two of them are ${list}. What is the third?`,
      (list, average) =>
        `On average three sticks are ${average} cm long. Two of them measure ${list} cm. How long is the third stick?`,
    ],
    ["", " cm"],
  ),
  averageWithANewOne(
    make,
    3,
    [15, 40],
    [
      (many, before, after) =>
        `${many} numbers have the average ${before}. With one more number the average is ${after}. What is the new number?`,
      (many, before, after) =>
        `${many} players are ${before} years old on average. With their coach the average age is ${after} years. How old is the coach?`,
    ],
    ["", " years"],
  ),
];
