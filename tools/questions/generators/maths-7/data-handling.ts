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
    if (read < 12 || right % n !== 0) return undefined;
    const { name } = drawPerson(draw);
    return {
      frames: [
        `The mean of ${n} numbers was found to be ${mean}. Then ${name} saw that ${right} had been read as ${read}. What is the correct mean?`,
        `The average of ${n} weights came out as ${mean} kg because a weight of ${right} kg had been entered as ${read} kg. What is the true average in kg?`,
      ],
      ...numeric(String, mean + change, [
        [mean - change, "corrected in the wrong direction"],
        [mean + right / n, "added the right value and left the wrong one in"],
        [mean - read / n, "took the wrong value off and added nothing"],
        [mean + right - read, "added the whole mistake to the mean"],
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
    const [p, q] = draw.one([
      [3, 1],
      [1, 3],
      [3, 2],
      [2, 3],
      [4, 3],
      [3, 4],
    ] as const);
    const [unit, first] = [draw.int(4, 12), draw.int(31, 58)];
    const [a, b, gap] = [p * unit, q * unit, (p + q) * Math.max(p, q) * draw.int(1, 3)];
    if (Math.min(a, b) < 9 || gap % 2 !== 0 || gap > 36) return undefined;
    const second = first + gap;
    const key = (a * first + b * second) / (a + b);
    return {
      frames: [
        `${a} girls of a school have an average score of ${first} in a test, and ${b} boys have an average of ${second}. What is the average of all of them?`,
        `A farmer’s ${a} small baskets hold ${first} oranges on average, and ${b} large ones hold ${second} on average. How many oranges does a basket hold on average?`,
      ],
      ...numeric(String, key, [
        [(first + second) / 2, "took the middle of the two averages"],
        [(b * first + a * second) / (a + b), "changed the two groups round"],
        [
          a > b ? first + (gap * b) / a : second - (gap * a) / b,
          "shared the difference by the larger group alone",
        ],
      ]),
      because: `The totals are ${a} × ${first} = ${a * first} and ${b} × ${second} = ${b * second}; ${a * first + b * second} ÷ ${a + b} = ${key}.`,
    };
  },
};

export const dataHandling: readonly Family[] = [wrongEntry, twoGroups];
