import type { Family } from "../../family";
import { hurriedSlips, numberSlips } from "../../slips";
import { grouped, listed } from "../../words";

export const nextHundred: Family = {
  name: "next-hundred",
  topic: "Number Bonds",
  level: 1,
  draft: (draw) => {
    const given = draw.int(2, 8) * 100 + draw.int(12, 88);
    const next = Math.ceil(given / 100) * 100;
    const key = next - given;
    if (given % 10 === 0) return undefined;
    return {
      frames: [
        `How much must be added to ${given} to reach the next hundred?`,
        `How far is it from ${given} to ${grouped(next)}?`,
      ],
      key: String(key),
      slips: numberSlips(String, [
        [key + 10, "making both the tens and the ones up to 10"],
        [10 - (given % 10), "going only to the next ten"],
        [given % 100, "giving the distance from the hundred before"],
        [key + 1, "a slip of one in the ones"],
        ...hurriedSlips(key),
      ]),
      because:
        `${listed([`from ${given} to ${given + 10 - (given % 10)} it is ${10 - (given % 10)}`, `from there to ${next} it is ${next - given - 10 + (given % 10)}`])}: ${key} in all.`.replace(
          /^f/,
          "F",
        ),
    };
  },
};
