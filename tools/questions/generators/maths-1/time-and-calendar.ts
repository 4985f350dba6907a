import { weekdayAfter } from "../calendar";
import { type Family, inTurn } from "../family";
import { nearMisses } from "../near-misses";
import { numberSlips } from "../slips";
import { dates } from "./dates-in-a-month";
import { clockFace } from "./hour-on-the-clock";

const topic = "Time and Calendar";

const day: Family = {
  name: "tomorrow-and-yesterday",
  topic,
  level: 1,
  draft: (draw, turn) => {
    const today = draw.int(0, 6);
    const step = inTurn([2, -1], turn);
    return {
      frames: [
        `Today is ${weekdayAfter(today, 0)}. Which day is the day after tomorrow?`,
        `Tomorrow is ${weekdayAfter(today, 1)}. Which day was yesterday?`,
      ],
      key: weekdayAfter(today, step),
      slips: [
        [weekdayAfter(today, turn % 2 === 0 ? 1 : 0), turn % 2 === 0 ? "giving tomorrow" : "giving today"],
        [weekdayAfter(today, -step), "going the wrong way"],
        [weekdayAfter(today, turn % 2 === 0 ? 3 : -2), "going one day too far"],
        [weekdayAfter(today, turn % 2 === 0 ? -1 : 2), "going the wrong way"],
      ],
      because:
        turn % 2 === 0
          ? `Tomorrow is ${weekdayAfter(today, 1)}. After it comes ${weekdayAfter(today, 2)}.`
          : `Today is ${weekdayAfter(today, 0)}. Yesterday was ${weekdayAfter(today, -1)}.`,
    };
  },
};

const howLong: Family = {
  name: "hours-from-till",
  topic,
  level: 2,
  draft: (draw) => {
    const [start, key] = [draw.int(1, 6), draw.int(3, 5)];
    const end = start + key;
    if (start === key) return undefined;
    return {
      frames: [
        `A fair opens at ${start} o’clock. It closes at ${end} o’clock. How many hours is it open?`,
        `Father starts work at ${start} o’clock and stops at ${end} o’clock. How many hours does he work?`,
      ],
      key: String(key),
      slips: numberSlips(String, [
        [end, "giving the last hour"],
        [start, "giving the first hour"],
        [start + end, "adding the two numbers"],
        ...nearMisses(key),
      ]),
      because: `Count on from ${start} to ${end}: that is ${key} hours.`,
    };
  },
};

const later: Family = {
  name: "day-in-some-days",
  topic,
  level: 3,
  count: 1,
  draft: (draw) => {
    const [today, days] = [draw.int(0, 6), draw.int(8, 9)];
    return {
      frames: [
        `Today is ${weekdayAfter(today, 0)}. Which day will it be in ${days} days?`,
        `A shop opens on a ${weekdayAfter(today, 0)}. The owner has a party ${days} days later. On which day is the party?`,
      ],
      key: weekdayAfter(today, days),
      slips: [
        [weekdayAfter(today, days - 1), "counting today as the first day"],
        [weekdayAfter(today, days + 1), "counting one day too many"],
        [weekdayAfter(today, -days), "counting back"],
        [weekdayAfter(today, days + 2), "counting two days too many"],
      ],
      because: `In 7 days it is ${weekdayAfter(today, 0)} again. ${days} days is ${days - 7} more, so it is ${weekdayAfter(today, days)}.`,
    };
  },
};

/** The families of the topic Time and Calendar. */
export const timeAndCalendar: readonly Family[] = [day, clockFace, howLong, dates, later];
