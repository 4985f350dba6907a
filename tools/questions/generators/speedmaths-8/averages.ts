import type { Family } from "../family";
import { averageNearABase, averageOfEqualSteps } from "../quick-averages";
import { averageWithANewOne } from "../quick-changed-averages";
import { familiesOf } from "../quick-family";

const make = familiesOf("Averages");

/** The families of the topic Averages. */
export const averages: readonly Family[] = [
  averageNearABase(
    make,
    [1, 5],
    [25, 60],
    [
      (list) => `Find the mean of ${list}. What is it?`,
      (list) => `In five matches a team scores ${list} runs. What is its average score?`,
    ],
    ["", " runs"],
  ),
  averageOfEqualSteps(
    make,
    1,
    [104, 260],
    [5, 7, 11, 15],
    [
      (list) => `What is the mean of the numbers ${list}?`,
      (list, many) => `The ${many} houses of a row use ${list} units of power. What is the average?`,
    ],
    ["", " units"],
  ),
  averageWithANewOne(
    make,
    2,
    [24, 60],
    [
      (many, before, after) =>
        `${many} numbers average ${before}. When one is added, they average ${after}. What is the added number?`,
      (many, before, after) =>
        `${many} lemons weigh ${before} g on average. A further lemon raises the average to ${after} g. How heavy is that lemon?`,
    ],
    ["", " g"],
  ),
  make("average-of-two-groups", 3, (draw) => {
    const [a, b, first, gap] = [draw.int(10, 30), draw.int(10, 30), draw.int(40, 70), draw.int(4, 15)];
    const key = first + (gap * b) / (a + b);
    if (a === b || !Number.isInteger(key)) return undefined;
    return {
      asks: [
        `${a} numbers average ${first}, and ${b} others average ${first + gap}. What do all of them average?`,
        `${a} girls of a class average ${first} marks and the ${b} boys ${first + gap}. What is the average of the class?`,
      ],
      key,
      hasDecimals: true,
      slips: [
        [first + gap / 2, "taking the middle of the two averages"],
        [first + gap - (key - first), "exchanging the two groups"],
        [key + 1, "a slip in the division"],
        [key - 1, "a slip in the division"],
        [first * 2 + gap, "adding the two averages"],
      ],
      way: `The second group brings ${b} × ${gap} = ${b * gap} more than ${first} each, shared by ${a + b}: ${b * gap} ÷ ${a + b} = ${key - first}. So it is ${first} + ${key - first} = ${key}.`,
    };
  }),
];
