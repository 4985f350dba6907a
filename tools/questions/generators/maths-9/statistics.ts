import type { Family } from "../family";
import { numeric } from "../signed-slips";

const topic = "Statistics";

const newMember: Family = {
  name: "mean-with-or-without-one",
  topic,
  level: 1,
  draft: (draw, turn) => {
    const [n, mean, change] = [draw.int(8, 24), draw.int(46, 62), draw.int(1, 2)];
    const isJoining = turn % 2 === 0;
    const key = isJoining ? mean + change * (n + 1) : mean - change * (n - 1);
    if (key > 85 || key < 16) return undefined;
    const after = mean + change;
    return {
      frames: [
        `The mean weight of ${n} wrestlers is ${mean} kg. When a new one joins them, the mean is ${after} kg. How many kg does the new one weigh?`,
        `The mean of ${n} numbers is ${mean}. One number is left out, and the mean of the rest is ${after}. Which number was left out?`,
      ],
      ...numeric(String, key, [
        [isJoining ? mean + change * n : mean - change * n, "counted the wrong number of values"],
        [after, "gave the new mean"],
        [
          isJoining ? mean + 2 * change : mean - change,
          "thought that the mean moves as much as a single value",
        ],
        [isJoining ? after + change * (n + 1) : mean + change * (n - 1), "added the change once too often"],
        [mean + n, "added the number of values to the mean"],
      ]),
      because: `The sums are ${n} × ${mean} = ${n * mean} and ${isJoining ? n + 1 : n - 1} × ${after} = ${(isJoining ? n + 1 : n - 1) * after}; their difference is ${key}.`,
    };
  },
};

export const statistics: readonly Family[] = [newMember];
