import { type Family, inTurn } from "../family";
import { nearMisses } from "../near-misses";
import { numberSlips } from "../slips";
import { count } from "../words";

export const camp: Family = {
  name: "days-of-a-holiday",
  topic: "Time and Calendar",
  level: 2,
  count: 1,
  draft: (draw, turn) => {
    const [month, days, next] = inTurn<readonly [string, number, string]>(
      [
        ["May", 31, "June"],
        ["September", 30, "October"],
        ["October", 31, "November"],
      ],
      turn,
    );
    const [from, to] = [draw.int(21, 27), draw.int(3, 8)];
    const key = days - from + 1 + to;
    return {
      frames: [
        `School is closed from ${from} ${month} to ${to} ${next}, both days included. For how many days is it closed?`,
        `A train toy exhibition opens on ${from} ${month}. Its last day is ${to} ${next}. For how many days is it open?`,
      ],
      key: count(key, "day"),
      slips: numberSlips(
        (value) => count(value, "day"),
        [
          [key - 1, "leaving out the first day"],
          [from - to, "subtracting the dates"],
          [
            days === 31 ? key - 2 : key + 1,
            days === 31 ? `giving ${month} 30 days and leaving out the first day` : `giving ${month} 31 days`,
          ],
          ...nearMisses(key),
        ],
      ),
      because: `${month} has ${days} days, so ${days} − ${from} + 1 = ${days - from + 1} days of it count. With ${to} days of ${next} that is ${key} days.`,
    };
  },
};
