import type { Family } from "../family";
import { drawPerson } from "../people";
import { numeric } from "../signed-slips";

const topic = "Data Handling";

const wrongEntry: Family = {
  name: "mean-with-a-wrong-entry",
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
        [mean - change, "corrected in the wrong direction"],
        [mean, "took the mistake to have no effect"],
        [mean + right - read, "added the whole mistake to the mean"],
        [Math.round((mean + right) / 2), "took the middle of the mean and the right value"],
      ]),
      because: `The sum was ${right} − ${read} = ${right - read} too small, so the mean was ${right - read} ÷ ${n} = ${change} too small: ${mean} + ${change} = ${mean + change}.`,
    };
  },
};

const twoGroups: Family = {
  name: "mean-of-two-groups",
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
        [Math.round(middle), "took the middle of the two averages"],
        [Math.round((b * first + a * second) / (a + b)), "changed the two groups round"],
        [first, "left out one of the groups"],
        [second, "left out one of the groups"],
      ]),
      because: `The totals are ${a} × ${first} = ${a * first} and ${b} × ${second} = ${b * second}; ${a * first + b * second} ÷ ${a + b} = ${key}.`,
    };
  },
};

export const dataHandling: readonly Family[] = [wrongEntry, twoGroups];
