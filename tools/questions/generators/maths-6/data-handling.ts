import type { Family } from "../family";
import { numeric } from "../signed-slips";
import { mean } from "./mean-of-a-week";

const topic = "Data Handling";

const joined: Family = {
  name: "average-after-one-more",
  topic,
  level: 3,
  draft: (draw) => {
    const [many, mean, more] = [draw.int(4, 9), draw.int(28, 45), draw.int(2, 4)];
    const key = mean + more * (many + 1);
    return {
      frames: [
        `The average weight of ${many} crates is ${mean} kg. One more crate is added, and the average becomes ${mean + more} kg. How heavy is this crate, in kg?`,
        `After ${many} matches a batter has an average of ${mean} runs. After one more match the average is ${mean + more}. How many runs came in that match?`,
      ],
      ...numeric((value) => String(value), key, [
        [mean + more, "gave the new average"],
        [mean + more * many, `counted only the ${many} before`],
        [mean + 2 * more, "added the change twice"],
        [more * (many + 1), "gave only the gain of all together"],
        [mean + more * (many + 2), "counted one too many"],
      ]),
      because: `The new total is ${many + 1} × ${mean + more} = ${(many + 1) * (mean + more)} and the old one ${many} × ${mean} = ${many * mean}. The difference is ${key}.`,
    };
  },
};

/** The families of the topic Data Handling. */
export const dataHandling: readonly Family[] = [mean, joined];
