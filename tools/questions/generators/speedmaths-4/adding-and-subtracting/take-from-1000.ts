import { addWithoutCarrying } from "../../columns";
import type { Family } from "../../family";
import { hurriedSlips, numberSlips } from "../../slips";
import { grouped } from "../../words";

export const takeFrom1000: Family = {
  name: "take-from-1000",
  topic: "Mental Addition and Subtraction",
  level: 2,
  draft: (draw) => {
    const taken = draw.int(124, 876);
    const key = 1000 - taken;
    if (taken % 10 === 0 || Math.floor(taken / 10) % 10 === 9) return undefined;
    return {
      frames: [
        `What is 1,000 − ${taken}?`,
        `A water tank holds 1,000 litres, and ${taken} litres are used. How many litres are left?`,
      ],
      key: String(key),
      slips: numberSlips(grouped, [
        [key + 100, "making the hundreds up to 10 instead of 9"],
        [key + 10, "making the tens up to 10 instead of 9"],
        [addWithoutCarrying(key, 110), "making every digit up to 10"],
        ...hurriedSlips(key),
      ]),
      because: `Take the hundreds and the tens from 9 and the ones from 10: 1,000 − ${taken} = ${key}.`,
    };
  },
};
