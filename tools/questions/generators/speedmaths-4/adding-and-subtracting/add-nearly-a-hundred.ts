import type { Family } from "../../family";
import { hurriedSlips, numberSlips } from "../../slips";

export const addNearlyAHundred: Family = {
  name: "add-nearly-a-hundred",
  topic: "Mental Addition and Subtraction",
  level: 1,
  draft: (draw) => {
    const [near, short] = draw.one([
      [99, 1],
      [98, 2],
      [199, 1],
      [198, 2],
    ] as const);
    const first = draw.int(134, 687);
    const [round, key] = [near + short, first + near];
    if (first % 10 === 0 || first % 10 > 7) return undefined;
    return {
      frames: [
        `What is ${first} + ${near}?`,
        `A hall has ${first} chairs, and ${near} more are brought in. How many chairs are there now?`,
      ],
      key: String(key),
      slips: numberSlips(String, [
        [first + round + short, `adding ${short} to ${first + round} instead of taking it away`],
        [first + round, `adding ${round} and forgetting to take ${short} away`],
        [key - 100, "forgetting to carry into the hundreds"],
        [key - 10, "a slip in the tens"],
        ...hurriedSlips(key),
      ]),
      because: `Add ${round} and take ${short} away: ${first} + ${round} = ${first + round}, and ${first + round} − ${short} = ${key}.`,
    };
  },
};
