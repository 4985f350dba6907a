import { weekdayAfter } from "../calendar";
import type { Family } from "../family";
import { monthOrder } from "./month-after-month";
import { holiday } from "./days-with-first-and-last";

const topic = "Time and Calendar";
const dial = (minutes: number): string =>
  `${(Math.floor((minutes + 720 - 60) / 60) % 12) + 1}:${String(minutes % 60).padStart(2, "0")}`;

const hands: Family = {
  name: "read-the-hands",
  topic,
  level: 1,
  draft: (draw, turn) => {
    const hour = draw.int(2, 9);
    const isHalf = turn % 2 === 1;
    const key = hour * 60 + (isHalf ? 30 : 0);
    return {
      frames: [
        `The short hand points to ${hour}. The long hand points to 12. What time is it?`,
        `The short hand is halfway between ${hour} and ${hour + 1}. The long hand points to 6. What time is it?`,
      ],
      key: dial(key),
      slips: [
        [
          isHalf ? dial(key + 60) : `12:${hour < 10 ? "0" : ""}${hour}`,
          isHalf ? "taking the next hour" : "changing round the two hands",
        ],
        [
          dial(isHalf ? hour * 60 + 6 : key + 30),
          isHalf ? "taking the 6 for 6 minutes" : "taking half an hour more",
        ],
        [
          isHalf ? `6:${hour < 10 ? "0" : ""}${hour}` : dial(key + 60),
          isHalf ? "changing round the two hands" : "taking the next hour",
        ],
        [dial(key - 60), "taking the hour before"],
        [
          isHalf ? dial(hour * 60) : dial(key - 30),
          isHalf ? "looking only at the short hand" : "taking half an hour less",
        ],
      ],
      because: isHalf
        ? `The long hand on 6 means half an hour. It is half past ${hour}, or ${dial(key)}.`
        : `The long hand on 12 means a full hour. It is ${dial(key)}.`,
    };
  },
};

const later: Family = {
  name: "hours-later",
  topic,
  level: 1,
  draft: (draw, turn) => {
    const [start, hours] = [draw.int(3, 9) * 60 + 30 * (turn % 2), draw.int(2, 5)];
    const key = start + hours * 60;
    if (key >= 13 * 60) return undefined;
    return {
      frames: [
        `A train starts at ${dial(start)}. It runs for ${hours} hours. When does it stop?`,
        `Asha goes to a fair at ${dial(start)}. She stays for ${hours} hours. When does she leave?`,
      ],
      key: dial(key),
      slips: [
        [dial(key + 60), "counting one hour too many"],
        [dial(key - 60), "counting one hour too few"],
        [dial(start + hours), "adding minutes, not hours"],
        [dial(start - hours * 60 + 720), "counting back"],
        [dial(key + 30), "adding half an hour more"],
      ],
      because: `Count on ${hours} hours from ${dial(start)}: it is ${dial(key)}.`,
    };
  },
};

const weekday: Family = {
  name: "day-after-some-days",
  topic,
  level: 2,
  draft: (draw) => {
    const [day, days] = [draw.int(0, 6), draw.int(9, 12)];
    return {
      frames: [
        `Today is ${weekdayAfter(day, 0)}. Which day will it be after ${days} days?`,
        `Seeds were sown on a ${weekdayAfter(day, 0)}. They came up ${days} days later. Which day was that?`,
      ],
      key: weekdayAfter(day, days),
      slips: [
        [weekdayAfter(day, days - 1), "counting today as the first day"],
        [weekdayAfter(day, days + 1), "counting one day too many"],
        [weekdayAfter(day, -days), "counting back"],
        [weekdayAfter(day, days + 2), "counting two days too many"],
      ],
      because: `After 7 days it is ${weekdayAfter(day, 0)} again. Then count on ${days - 7} more: ${weekdayAfter(day, days)}.`,
    };
  },
};

/** The families of the topic Time and Calendar. */
export const timeAndCalendar: readonly Family[] = [hands, later, monthOrder, weekday, holiday];
