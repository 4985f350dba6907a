import type { Family } from "../family";
import { numeric } from "../signed-slips";
import { listed } from "../words";
import { scale } from "./bar-and-scale";
import { mean } from "./mean-of-a-week";

const topic = "Data Handling";

const most: Family = {
  name: "marks-that-come-most",
  topic,
  level: 1,
  count: 1,
  draft: (draw) => {
    const [a, b, c, d] = draw.shuffle([4, 5, 6, 7, 8, 9]).slice(0, 4);
    if (!a || !b || !c || !d) return undefined;
    const marks = draw.shuffle([a, a, a, a, b, b, b, c, c, d]);
    return {
      frames: [
        `Ten children get the marks ${listed(marks)} in a test. Which mark comes most often?`,
        `Shoes of the sizes ${listed(marks)} are sold in a shop on one day. Of which size are the most pairs sold?`,
      ],
      ...numeric(
        String,
        a,
        [
          [b, "missing one when counting"],
          [4, "giving how often it comes"],
          [Math.max(a, b, c, d), "giving the largest number"],
          [c, "counting wrongly"],
          [d, "counting wrongly"],
        ],
        1,
      ),
      because: `Make tally marks for each number: ${a} comes four times, ${b} three times, ${c} twice and ${d} once.`,
    };
  },
};

const doubleBar: Family = {
  name: "two-classes-compared",
  topic,
  level: 2,
  count: 1,
  draft: (draw) => {
    const [a1, a2, a3] = [draw.int(12, 24), draw.int(8, 19), draw.int(5, 14)];
    const [b1, b2, b3] = [draw.int(12, 24), draw.int(8, 19), draw.int(5, 14)];
    const key = Math.abs(a1 + a2 + a3 - b1 - b2 - b3);
    if (key < 3 || key > 15 || [a1 - b1, a2 - b2, a3 - b3].includes(0)) return undefined;
    return {
      frames: [
        `A double bar graph shows how many books two classes read in June, July and August. Class A read ${a1}, ${a2} and ${a3} books, and Class B read ${b1}, ${b2} and ${b3}. By how many books do the totals differ?`,
        `In three matches the Blues scored ${a1}, ${a2} and ${a3} points and the Greens ${b1}, ${b2} and ${b3}. By how many points do their totals differ?`,
      ],
      ...numeric(String, key, [
        [
          Math.abs(a1 - b1) + Math.abs(a2 - b2) + Math.abs(a3 - b3),
          "adding all differences whoever is ahead",
        ],
        [Math.abs(a1 - b1), "comparing only the first numbers"],
        [Math.abs(a3 - b3), "comparing only the last numbers"],
        [Math.abs(a1 + a2 - b1 - b2), "leaving out the last numbers"],
        [key + 10, "a slip of a ten on the way"],
      ]),
      because: `The totals are ${a1} + ${a2} + ${a3} = ${a1 + a2 + a3} and ${b1} + ${b2} + ${b3} = ${b1 + b2 + b3}. They differ by ${key}.`,
    };
  },
};

const joined: Family = {
  name: "average-with-one-more",
  topic,
  level: 3,
  count: 1,
  draft: (draw) => {
    const [many, mean, more] = [draw.int(4, 9), draw.int(28, 45), draw.int(2, 4)];
    const key = mean + more * (many + 1);
    return {
      frames: [
        `The average weight of ${many} crates is ${mean} kg. One more crate is added, and the average becomes ${mean + more} kg. How heavy is this crate, in kg?`,
        `After ${many} matches a batter has an average of ${mean} runs. After one more match the average is ${mean + more}. How many runs came in that match?`,
      ],
      ...numeric(
        (value) => String(value),
        key,
        [
          [mean + more, "giving the new average"],
          [mean + more * many, `counting only the ${many} before`],
          [mean + 2 * more, "adding the change twice"],
          [more * (many + 1), "giving only the gain of all together"],
          [mean + more * (many + 2), "counting one too many"],
        ],
        3,
      ),
      because: `The new total is ${many + 1} × ${mean + more} = ${(many + 1) * (mean + more)} and the old one ${many} × ${mean} = ${many * mean}. The difference is ${key}.`,
    };
  },
};

/** The families of the topic Data Handling. */
export const dataHandling: readonly Family[] = [scale, most, mean, doubleBar, joined];
