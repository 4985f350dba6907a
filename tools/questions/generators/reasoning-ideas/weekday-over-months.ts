import { at, framesFor, puzzle } from "./puzzle";
import { weekdays } from "../calendar";
import { months } from "./calendar";
import { isLeap, weekday } from "./time-parts";

/** A date far away in words, from a weekday. */
export const dayOverMonths = puzzle("weekday-over-months", (draw, turn, hard, voice) => {
  const year = draw.int(2021, 2070);
  const [from, to] = [draw.int(0, 3), draw.int(8, 11)];
  const [a, b] = [draw.int(2, 27), draw.int(2, 27)];
  const later = hard > 1 ? year + draw.int(3, 9) : year;
  const key = at(weekdays, weekday(later, to, b));
  const [first, second] = [`${a} ${months[from]?.[0]} ${year}`, `${b} ${months[to]?.[0]} ${later}`];
  if (hard < 2 && turn % 2 === 0 && !(isLeap(year) && from < 2)) return undefined;
  const shift = (by: number): string => at(weekdays, (weekday(later, to, b) + by + 14) % 7);
  return {
    frames: framesFor(voice, [
      `${first} is a ${weekdays[weekday(year, from, a)]}. Which day of the week is ${second}?`,
      `If ${first} falls on a ${weekdays[weekday(year, from, a)]}, on which day of the week does ${second} fall?`,
    ]),
    key,
    slips: [
      [
        shift(isLeap(year) ? -1 : 1),
        isLeap(year) ? "forgot the 29th of February" : "gave February a day too many",
      ],
      [shift(-2), "took every month for one of thirty days"],
      [shift(1), "counted the first day as well"],
      [shift(-1), "gave a month of 31 days only 30"],
      [shift(2), "counted two months as longer than they are"],
      [shift(3), "added the dates and not the days between"],
    ],
    because: `Take the days that each month, and each year, has beyond whole weeks, and add them up. They lead from ${weekdays[weekday(year, from, a)]} to ${key}.`,
    isWords: true,
  };
});
