import type { Family } from "../../family";
import { numberSlips } from "../../slips";
import { count } from "../../words";

const months = [
  { name: "March", days: 31, next: "April" },
  { name: "June", days: 30, next: "July" },
  { name: "August", days: 31, next: "September" },
  { name: "October", days: 31, next: "November" },
  { name: "November", days: 30, next: "December" },
] as const;

export const daysOfACamp: Family = {
  name: "days-across-two-months",
  topic: "Time",
  level: 2,
  draft: (draw) => {
    const { name, days, next } = draw.one(months);
    const [from, to] = [draw.int(14, 26), draw.int(4, 12)];
    const key = days - from + 1 + to;
    return {
      frames: [
        `A book fair is open from ${from} ${name} to ${to} ${next}, the first and the last day included. On how many days is it open?`,
        `A sports camp lasts from ${from} ${name} to ${to} ${next}, and both of these days belong to it. How many days does it last?`,
      ],
      key: `${key} days`,
      slips: numberSlips(
        (value) => count(value, "day"),
        [
          [key - 1, "left out the first day"],
          [
            days === 31 ? key - 2 : key + 1,
            days === 31 ? `gave ${name} 30 days and left out the first day` : `gave ${name} 31 days`,
          ],
          [from - to, "subtracted the two dates"],
          [key - 2, "left out the first and the last day"],
        ],
      ),
      because: `${name} has ${days} days, so ${days - from + 1} days of it count (${from} to ${days} ${name}). With ${to} days of ${next} that makes ${key}.`,
    };
  },
};
