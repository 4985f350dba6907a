import { type Family, inTurn } from "../family";
import { nearMisses } from "../near-misses";
import { numberSlips } from "../slips";

export const leftOver: Family = {
  name: "full-groups-and-rest",
  topic: "Equal Groups and Sharing",
  level: 2,
  draft: (draw, turn) => {
    const [size, many, rest] = [draw.int(3, 5), draw.int(4, 8), draw.int(1, 2)];
    const whole = size * many + rest;
    const key = inTurn([rest, many], turn);
    if (rest === 1 && turn % 2 === 0) return undefined;
    return {
      frames: [
        `${whole} buttons are sewn on shirts. Each shirt gets ${size} buttons. How many buttons are left over?`,
        `A bag needs ${size} laces. There are ${whole} laces. How many bags can be made?`,
      ],
      key: String(key),
      slips: numberSlips(String, [
        [
          turn % 2 === 0 ? many : rest,
          turn % 2 === 0 ? "giving the number of full groups" : "giving what is left over",
        ],
        [size - rest, "counting what is missing"],
        [many + 1, "counting the last group, which is not full"],
        [whole - size, "taking away only one group"],
        ...nearMisses(key),
      ]),
      because: `${many} groups of ${size} make ${many * size}. Then ${whole} − ${many * size} = ${rest} ${rest === 1 ? "is" : "are"} left over.`,
    };
  },
};
