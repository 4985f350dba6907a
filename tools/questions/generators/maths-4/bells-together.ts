import type { Family } from "../family";
import { numberSlips } from "../slips";
import { lcm } from "../whole";

export const together: Family = {
  name: "bells-together",
  topic: "Factors and Multiples",
  level: 2,
  draft: (draw) => {
    const [first, second] = draw.one([
      [4, 6],
      [6, 8],
      [6, 9],
      [8, 12],
      [10, 15],
      [4, 10],
      [9, 12],
      [8, 10],
      [6, 10],
    ] as const);
    const key = lcm(first, second);
    return {
      frames: [
        `One lamp blinks every ${first} seconds and another every ${second} seconds. They blink together now. After how many seconds will they next blink together?`,
        `A milk van comes every ${first} days and a gas van every ${second} days. Today both came. After how many days will both come again on the same day?`,
      ],
      key: String(key),
      slips: numberSlips(String, [
        [first * second, `multiplying ${first} and ${second}, which is a common multiple but not the first`],
        [first + second, `adding ${first} and ${second}`],
        [second * 2 === key ? second * 3 : second * 2, `counting in ${second}s only`],
        [second - first, `taking ${first} from ${second}`],
        [key * 2, "taking the second common multiple"],
        [key + second, "going one step too far"],
      ]),
      because: `Count in ${second}s until a number is also in the table of ${first}: the first is ${key}.`,
    };
  },
};
