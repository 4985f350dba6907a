import { subtractWithoutBorrowing } from "../../columns";
import type { Family } from "../../family";
import { hurriedSlips, numberSlips } from "../../slips";

export const takeNearlyAHundred: Family = {
  name: "take-nearly-a-hundred",
  topic: "Mental Addition and Subtraction",
  level: 1,
  draft: (draw) => {
    const [near, short] = draw.one([
      [99, 1],
      [98, 2],
      [97, 3],
      [198, 2],
    ] as const);
    const from = draw.int(312, 876);
    const [round, key] = [near + short, from - near];
    if (from % 10 > 6) return undefined;
    return {
      frames: [
        `What is ${from} − ${near}?`,
        `A shop has ${from} pencils and sells ${near} of them. How many pencils are left?`,
      ],
      key: String(key),
      slips: numberSlips(String, [
        [from - round - short, `taking ${short} away once more instead of giving it back`],
        [from - round, `taking ${round} away and forgetting to give ${short} back`],
        [subtractWithoutBorrowing(from, near), "taking the smaller digit from the larger in every column"],
        ...hurriedSlips(key),
      ]),
      because: `Take ${round} away and give ${short} back: ${from} − ${round} = ${from - round}, and ${from - round} + ${short} = ${key}.`,
    };
  },
};
