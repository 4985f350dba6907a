import type { Family } from "../family";
import { drawPerson } from "../people";
import { numeric } from "../signed-slips";
import { range, sumOf } from "../whole";
import { row } from "../words";

const topic = "Data Handling";

const wrongEntry: Family = {
  name: "wrong-entry",
  topic,
  level: 1,
  draft: (draw) => {
    const [n, mean, change] = [draw.int(5, 12), draw.int(20, 60), draw.int(1, 4)];
    const right = draw.int(51, 89);
    const read = right - n * change;
    if (read < 12) return undefined;
    const { name } = drawPerson(draw);
    return {
      frames: [
        `The mean of ${n} numbers was found to be ${mean}. Then ${name} saw that ${right} had been read as ${read}. What is the correct mean?`,
        `The average of ${n} weights came out as ${mean} kg because a weight of ${right} kg had been entered as ${read} kg. What is the true average in kg?`,
      ],
      ...numeric(String, mean + change, [
        [mean - change, "correcting in the wrong direction"],
        [mean, "taking the mistake to have no effect"],
        [mean + right - read, "adding the whole mistake to the mean"],
        [mean + n, "adding the number of values"],
        [Math.round((mean + right) / 2), "taking the middle of the mean and the right value"],
      ]),
      because: `The sum was ${right} − ${read} = ${right - read} too small, so the mean was ${right - read} ÷ ${n} = ${change} too small: ${mean} + ${change} = ${mean + change}.`,
    };
  },
};

const medianAndRange: Family = {
  name: "median-and-range",
  topic,
  level: 1,
  draft: (draw) => {
    const values = draw.shuffle(range(12, 48)).slice(0, 7);
    const sorted = values.toSorted((a, b) => a - b);
    const [median = 0, least = 0, most = 0, given = 0] = [sorted[3], sorted[0], sorted[6], values[3]];
    if (given === median) return undefined;
    const spread = most - least;
    if (Math.abs(median - spread) < 3) return undefined;
    return {
      frames: [
        `By how much do the median and the range of ${row(values)} differ?`,
        `Seven students jump over a rope ${row(values)} times. How far apart are the median and the range of these numbers?`,
      ],
      ...numeric(String, Math.abs(median - spread), [
        [Math.abs(given - spread), "taking the middle number without putting them in order"],
        [median, "giving the median alone"],
        [spread, "giving the range alone"],
        [median + spread, "adding median and range"],
        [Math.abs(Math.round(sumOf(values) / 7) - spread), "using the mean for the median"],
        [Math.abs(median - most), "using the greatest number for the range"],
      ]),
      because: `In order the middle number is ${median}; the range is ${most} − ${least} = ${spread}. They differ by ${Math.abs(median - spread)}.`,
    };
  },
};

const twoGroups: Family = {
  name: "two-groups",
  topic,
  level: 2,
  draft: (draw) => {
    const [a, b, first, second] = [draw.int(10, 30), draw.int(12, 40), draw.int(30, 60), draw.int(40, 80)];
    const key = (a * first + b * second) / (a + b);
    const middle = (first + second) / 2;
    if (!Number.isInteger(key) || a === b || Math.abs(first - second) < 8 || key === middle) return undefined;
    return {
      frames: [
        `${a} girls of a school have an average score of ${first} in a test, and ${b} boys have an average of ${second}. What is the average of all of them?`,
        `A farmer’s ${a} small baskets hold ${first} oranges on average, and ${b} large ones hold ${second} on average. How many oranges does a basket hold on average?`,
      ],
      ...numeric(String, key, [
        [Math.round(middle), "taking the middle of the two averages"],
        [Math.round((b * first + a * second) / (a + b)), "changing the two groups round"],
        [Math.round((a * first + b * second) / 100), "dividing by 100 in place of the number of all"],
        [first, "leaving out one of the groups"],
        [second, "leaving out one of the groups"],
      ]),
      because: `The totals are ${a} × ${first} = ${a * first} and ${b} × ${second} = ${b * second}; ${a * first + b * second} ÷ ${a + b} = ${key}.`,
    };
  },
};

export const dataHandling: readonly Family[] = [wrongEntry, medianAndRange, twoGroups];
