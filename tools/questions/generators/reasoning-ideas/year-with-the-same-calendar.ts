import { range } from "../whole";
import { framesFor, puzzle } from "./puzzle";
import { isLeap, weekday } from "./time-parts";

/** The next year with the same calendar. */
export const sameCalendar = puzzle("year-with-the-same-calendar", (draw, turn, hard, voice) => {
  const year = draw.int(2001, 2060);
  const isOnly = hard > 1;
  const key = range(year + 1, year + 40).find(
    (one) => isLeap(one) === isLeap(year) && weekday(one, 0, 1) === weekday(year, 0, 1),
  );
  if (key === undefined || (turn % 2 === 0) !== isLeap(year)) return undefined;
  const same = range(year + 1, year + 12).find((one) => weekday(one, 0, 1) === weekday(year, 0, 1)) ?? 0;
  return {
    frames: framesFor(voice, [
      `Which is the next year whose calendar is the same as that of ${year}, day for day?`,
      `A wall calendar of ${year} is kept. In which year can it be used again for the first time?`,
    ]),
    key: String(key),
    slips: [
      [String(year + 7), "thought that the days come round after seven years"],
      [String(year + 28), "waited for the full round of 28 years"],
      [String(year + 4), "went on by four years for the leap day"],
      [String(same), "looked at 1 January alone, not at the leap day"],
      [String(year + 11), "went on by eleven years whatever the leap years"],
      [String(year + 6), "counted two leap days within six years"],
      [String(key - 1), "counted one odd day too many"],
    ],
    because: `Each year moves the days on by one, a leap year by two. ${isOnly ? "Both 1 January and the leap day must agree" : "The two years must begin alike and both be leap years or neither"}: that is so in ${key}.`,
  };
});
