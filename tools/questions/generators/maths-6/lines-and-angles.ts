import type { Family } from "../family";
import { numeric } from "../signed-slips";

const topic = "Lines and Angles";

const crossings: Family = {
  name: "crossings-of-roads",
  topic,
  level: 3,
  draft: (draw) => {
    const [parallel, others] = [draw.int(3, 5), draw.int(3, 4)];
    const key = parallel * others + (others * (others - 1)) / 2;
    return {
      frames: [
        `${parallel} parallel roads are crossed by ${others} other straight roads. No two of these ${others} are parallel, and no three roads meet at one point. How many crossings are there?`,
        `In a drawing ${parallel} parallel lines are crossed by ${others} other straight lines. No two of these ${others} are parallel, and no three lines meet at one point. How many crossing points are there?`,
      ],
      ...numeric(String, key, [
        [parallel * others, `left out the crossings of the ${others} others with one another`],
        [((parallel + others) * (parallel + others - 1)) / 2, "forgot that parallels never cross"],
        [parallel + others, "added the two numbers"],
        [parallel * others + others, "added one crossing for each of the others"],
      ]),
      because: `Each of the ${others} crosses all ${parallel} parallel ones: ${others} × ${parallel} = ${others * parallel}. Among themselves they make ${(others * (others - 1)) / 2} more: ${key}.`,
    };
  },
};

/** The families of the topic Lines and Angles. */
export const linesAndAngles: readonly Family[] = [crossings];
