import type { Family } from "../family";
import { everyOther, familiesOf } from "../quick-family";

const make = familiesOf("Doubles and Halves");

/** “doubling every day” and “day of the half”, for the topic of doubles-and-halves.ts. */
export const doublingEveryDay: readonly Family[] = [
  make("doubling-every-day", 2, (draw) => {
    const [start, days] = [draw.int(3, 9), draw.int(4, 5)];
    const key = start * 2 ** (days - 1);
    const day = days === 4 ? "fourth" : "fifth";
    return {
      asks: [
        `Mohini saves ₹${start} on the first day and each day double what she saved the day before. How many rupees does she save on the ${day} day?`,
        `${start} lilies float on a pond on the first day. Each day their number doubles. How many lilies are there on the ${day} day?`,
      ],
      key,
      slips: [
        [key * 2, "doubled once too often"],
        [start * days, "took the first number as often as there are days"],
        [key / 2, "doubled once too little"],
        [start + 2 * (days - 1), "added 2 each day"],
        [start * 2 * (days - 1), "added the double each day"],
      ],
      way: `${Array.from({ length: days }, (_, index) => start * 2 ** index).join(", ")}: on the ${day} day it is ${key}.`,
    };
  }),
  make("day-of-the-half", 3, (draw, turn) => {
    const days = draw.one(everyOther([16, 20, 24, 28], turn));
    return {
      asks: [
        `Weeds on a pond double each day and cover all of it on day ${days}. On which day is half of it covered?`,
        `Coins in a magic jar double each day, and the jar is full on day ${days}. On which day is it a quarter full?`,
      ],
      key: turn % 2 === 0 ? days - 1 : days - 2,

      slips: [
        [days / (turn % 2 === 0 ? 2 : 4), turn % 2 === 0 ? "halved the days" : "took a quarter of the days"],
        [turn % 2 === 0 ? days - 2 : days - 1, "went the wrong number of doublings back"],
        [days - 4, "took four days off"],
        [
          turn % 2 === 0 ? days / 4 : days / 2,
          turn % 2 === 0 ? "halved the days twice" : "halved the days once",
        ],
      ],
      way:
        turn % 2 === 0
          ? `On the day before the last doubling it is half: day ${days} − 1 = ${days - 1}.`
          : `One day before it is half, two days before a quarter: day ${days} − 2 = ${days - 2}.`,
    };
  }),
];
