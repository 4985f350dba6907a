import { weekdayAfter } from "../calendar";
import { type Family, inTurn } from "../family";

export const weekday: Family = {
  name: "weekday-of-a-date",
  topic: "Money and Time",
  level: 3,
  count: 1,
  draft: (draw, turn) => {
    const [day, from, to] = [draw.int(0, 6), draw.int(2, 9), draw.int(17, 29)];
    const month = inTurn(
      [
        { first: "May", days: 31, second: "June" },
        { first: "April", days: 30, second: "May" },
      ],
      turn,
    );
    const later = month.days - from + to;
    if (later % 7 < 2 || later % 7 > 5) return undefined;
    return {
      frames: [
        `In a certain year, ${from} ${month.first} is a ${weekdayAfter(day, 0)}. On which day of the week is ${to} ${month.second} of that year?`,
        `The monsoon fair opens on ${from} ${month.first}, a ${weekdayAfter(day, 0)}. The closing show is on ${to} ${month.second}. Which day of the week is that?`,
      ],
      key: weekdayAfter(day, later),
      slips: [
        [
          weekdayAfter(day, later + (month.days === 31 ? -1 : 1)),
          `giving ${month.first} ${month.days === 31 ? 30 : 31} days`,
        ],
        [weekdayAfter(day, later + 1), `counting ${from} ${month.first} as the day after itself`],
        [weekdayAfter(day, to - from), `leaving out the days of ${month.first}`],
        [weekdayAfter(day, -later), "counting backwards"],
        [weekdayAfter(day, later - 1), "stopping one day too early"],
      ],
      because: `From ${from} ${month.first} to ${to} ${month.second} there are ${month.days - from} + ${to} = ${later} days. Every 7 days it is a ${weekdayAfter(day, 0)} again, and ${later} is ${Math.floor(later / 7)} weeks and ${later % 7} days: ${weekdayAfter(day, later)}.`,
    };
  },
};
