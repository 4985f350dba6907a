import type { Family } from "../family";
import { familiesOf, tidy } from "../quick-family";
import { total } from "../quick-solvers";

const make = familiesOf("Averages");

/** The families of the topic Averages. */
export const averages: readonly Family[] = [
  make("largest-of-consecutive-odds", 1, (draw) => {
    const [n, half] = [draw.one([5, 7, 9, 11]), draw.int(12, 40)];
    const mean = 2 * half + 1;
    return {
      asks: [
        `The average of ${n} consecutive odd numbers is ${mean}. What is the largest of them?`,
        `On one side of a lane stand ${n} houses with consecutive odd numbers. The mean of the numbers is ${mean}. What is the highest house number?`,
      ],
      key: mean + n - 1,
      slips: [
        [mean + (n - 1) / 2, "went up by one for each number, not by two"],
        [mean - n + 1, "found the smallest number"],
        [mean + n + 1, "counted one step of two too many"],
        [mean + 2 * (n - 1), "counted the steps from the smallest number"],
      ],
      way: `The middle number is ${mean}, and ${(n - 1) / 2} numbers lie above it in steps of 2: ${mean} + ${n - 1} = ${mean + n - 1}.`,
    };
  }),
  make("average-lifted-by-an-innings", 2, (draw) => {
    const [n, up, before] = [draw.int(9, 19), draw.int(2, 4), draw.int(26, 45)];
    const last = before + up * n;
    return {
      asks: [
        `In her ${n}th innings Smriti scores ${last} runs, which lifts her average by ${up}. What is her average now?`,
        `After ${n - 1} tests Aarav sits one more and gets ${last} marks. His average rises by ${up}. What is it after the ${n}th test?`,
      ],
      key: before + up,
      slips: [
        [before, "found the average before the last score"],
        [before + 2 * up, "lifted only the earlier ones, then added the rise"],
        [before - up, "took the rise away once too often"],
      ],
      way: `The last score had to lift all ${n} by ${up}, so it is ${up * n} above the old average: ${last} − ${up * n} = ${before}. The new one is ${before + up}.`,
    };
  }),
  make("mean-of-uneven-values", 2, (draw, turn) => {
    const values = draw.one([
      [10, 20, 30, 60],
      [20, 30, 40, 70],
      [20, 40, 50, 60],
      [30, 40, 60, 80],
      [5, 10, 20, 25],
      [10, 30, 40, 50],
    ] as const);
    const counts = [draw.int(2, 6), draw.int(3, 9), draw.int(3, 9), draw.int(1, 6)] as const;
    const all = total(counts);
    const list = values.flatMap((value, index) => Array<number>(counts[index] ?? 0).fill(value));
    const [key, least] = [total(list) / all, values[0]];
    const middle = ((list[all / 2 - 1] ?? 0) + (list[all / 2] ?? 0)) / 2;
    if (all % 10 !== 0 || !Number.isInteger(key)) return undefined;
    return {
      asks: [
        "The table shows the marks of a class. What is the mean of the marks?",
        "The table shows how many parcels of each weight were posted. What is their mean weight in grams?",
      ],
      key,
      hasDecimals: true,
      slips: [
        [tidy(total(values) / 4), "averaged the values and left out how often they occur"],
        [middle, "took the middle one of all, which is the median"],
        [values[counts.indexOf(Math.max(...counts))] ?? 0, "took the value that occurs most often"],
        [(values[0] + values[3]) / 2, "averaged the least and the greatest value"],
      ],
      way: `Measured from ${least}, the rest adds up to ${total(list) - least * all}. Shared by ${all} it is ${tidy(key - least)}, so the mean is ${key}.`,
      table: {
        head: turn % 2 === 0 ? ["Marks", "Pupils"] : ["Weight (g)", "Parcels"],
        rows: counts.map((n, index) => [String(values[index]), String(n)]),
      },
    };
  }),
  make("average-kept-by-a-newcomer", 3, (draw) => {
    const [n, years, mean] = [draw.int(4, 5), draw.int(2, 4), draw.int(20, 32)];
    const key = mean - n * years;
    if (key < 10 || key > 17) return undefined;
    return {
      asks: [
        `${years} years ago the average age of a family of ${n} was ${mean}. Today, with a cousin who has moved in, it is ${mean} again. How old is the cousin?`,
        `The ${n} members of a club had a mean age of ${mean} years. Now, ${years} years later, a new member brings it back to ${mean}. How old is the new member?`,
      ],
      key,
      unit: " years",
      slips: [
        [mean - years, "let only one of them grow older"],
        [key + years, "forgot the years of one of the others"],
        [key - years, "let the newcomer’s years count as well"],
        [mean, "took the average for the newcomer’s age"],
        [n * years, "found how much older all of them are together"],
      ],
      way: `The ${n} are ${n * years} years older together. For the mean to stay at ${mean}, the newcomer is ${n * years} below it: ${mean} − ${n * years} = ${key}.`,
    };
  }),
];
