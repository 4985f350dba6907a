import { drawBarGraph } from "../../figures/graphs";
import type { Family } from "../family";
import { familiesOf, tidy } from "../quick-family";
import { mean, total } from "../quick-solvers";

const make = familiesOf("Averages");

/** The families of the topic Averages. */
export const averages: readonly Family[] = [
  make("mean-above-the-median", 2, (draw) => {
    const values = [1, 2, 3, 4, 5].map(() => draw.int(2, 10) * 5);
    const sorted = values.toSorted((a, b) => a - b);
    const [least = 0, , middle = 0, , most = 0] = sorted;
    const key = mean(values) - middle;
    if (!Number.isInteger(key) || key < 2 || new Set(values).size < 5 || values[2] === middle)
      return undefined;
    return {
      asks: [
        "The bars show how many books a library lent on five days. By how much is the mean of the five numbers larger than their median?",
        "The bars show the runs of a batter in five matches. By how many runs is the mean larger than the median?",
      ],
      key,
      hasDecimals: true,
      slips: [
        [(least + most) / 2 - middle, "averaged the lowest and the highest bar for the mean"],
        [Math.abs(mean(values) - (values[2] ?? 0)), "took the bar in the middle of the graph for the median"],
        [mean(values), "found the mean alone"],
        [total(values) / 4 - middle, "divided by one bar too few"],
        [most - middle, "compared the highest bar with the median"],
        [middle - least, "compared the median with the lowest bar"],
      ],
      way: `The mean is ${total(values)} ÷ 5 = ${mean(values)}. In order the bars are ${sorted.join(", ")}, so the median is ${middle} and the difference ${key}.`,
      figure: {
        alt: `A bar graph with five bars: ${values.join(", ")}`,
        draw: (alt) =>
          drawBarGraph({
            alt,
            names: ["1", "2", "3", "4", "5"],
            quantity: "Number",
            most: 50,
            step: 5,
            rows: [{ values }],
          }),
      },
    };
  }),
  make("next-score-for-a-goal", 1, (draw) => {
    const [n, old, up] = [draw.int(3, 7), draw.int(62, 78), draw.int(2, 4)];
    const key = old + up + n * up;
    if (key > 98) return undefined;
    return {
      asks: [
        `After ${n} tests Meera’s average is ${old} marks. How many marks must she get in the next one for an average of ${old + up}?`,
        `The mean weight of ${n} parcels is ${old} g. How many grams must one more weigh to bring the mean to ${old + up} g?`,
      ],
      key,
      slips: [
        [old + 2 * up, "added the difference to the new average once"],
        [old + n * up, "made up the difference from the old average"],
        [old + up, "gave the new average itself"],
      ],
      way: `Each of the ${n} is ${up} short of ${old + up}, together ${n * up}. So the next must be ${old + up} + ${n * up} = ${key}.`,
    };
  }),
  make("misread-number", 2, (draw) => {
    const [n, before, wrong] = [draw.one([5, 10, 20]), draw.int(38, 62), draw.int(31, 48)];
    const more = n * draw.int(1, 3);
    const key = before + more / n;
    return {
      asks: [
        `The mean of ${n} numbers was worked out as ${before}. But ${wrong + more} had been read as ${wrong}. What is the right mean?`,
        `${n} pupils average ${before} marks. Then it is found that one of them got ${wrong + more} marks, not ${wrong}. What is the right average?`,
      ],
      key,
      hasDecimals: true,
      slips: [
        [before - more / n, "corrected the mean the wrong way"],
        [before + more, "added the whole difference to the mean"],
        [tidy(before + (wrong + more) / n), "added the right number without taking off the wrong one"],
        [tidy(before - wrong / n), "took off the wrong number without adding the right one"],
      ],
      way: `The sum is ${more} larger than thought. Shared by ${n} that is ${more / n}, so the mean is ${before} + ${more / n} = ${key}.`,
    };
  }),
  make("age-of-the-teacher", 2, (draw) => {
    const [n, age, up] = [draw.int(19, 39), draw.int(11, 14), 1];
    const key = age + up * (n + 1);
    return {
      asks: [
        `The average age of ${n} pupils is ${age} years. With their teacher it is ${age + up}. How old is the teacher?`,
        `${n} players of a club have an average age of ${age} years. With the coach the average becomes ${age + up}. How old is the coach?`,
      ],
      key,
      unit: " years",
      slips: [
        [age + up * n, "let only the pupils or players gain a year"],
        [n + 1, "found how much is gained in all"],
        [age + up + up * (n + 1), "added the gain of all to the new average"],
        [2 * age + up, "added the two averages"],
      ],
      way: `All ${n + 1} together gain ${n + 1} years on ${age} each. So the age is ${age} + ${n + 1} = ${key} years.`,
    };
  }),
  make("mean-of-unequal-groups", 3, (draw) => {
    const [a, b] = draw.one([
      [10, 30],
      [20, 30],
      [12, 36],
      [15, 10],
      [24, 16],
      [40, 10],
    ] as const);
    const [first, gap] = [draw.int(48, 64), draw.one([8, 12, 16, 20])];
    const key = tidy(first + (gap * b) / (a + b));
    if (!Number.isInteger(key)) return undefined;
    return {
      asks: [
        `${a} girls of a class average ${first} marks and ${b} boys ${first + gap}. What is the average of the whole class?`,
        `${a} crates of mangoes weigh ${first} kg on average, and ${b} others ${first + gap} kg. What is the average weight of all of them in kilograms?`,
      ],
      key,
      hasDecimals: true,
      slips: [
        [first + gap / 2, "took the middle of the two averages"],
        [tidy(first + (gap * a) / (a + b)), "exchanged the two groups"],
        [
          tidy(first + (gap * Math.min(a, b)) / Math.max(a, b)),
          `took ${Math.min(a, b)} out of ${Math.max(a, b)} as the share`,
        ],
        [first + gap / 4, "went a quarter of the way up"],
      ],
      way: `The second group brings ${b} × ${gap} = ${b * gap} more than ${first} each. Shared by ${a + b} that is ${tidy((gap * b) / (a + b))}, so the mean is ${key}.`,
    };
  }),
];
