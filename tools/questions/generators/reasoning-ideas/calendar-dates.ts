import type { Family } from "../family";
import { range } from "../whole";
import { months, dayAt, daySlips } from "./calendar";
import { drawFrom, ordinal, type Idea, type Span } from "./idea";

/** A date and its weekday are given; on which weekday does a later date of the same year fall? */
export function dayOfDate({ apart, ...idea }: Idea & { apart: Span }): Family {
  return {
    ...idea,
    draft: (draw) => {
      const [month, day, date] = [draw.int(0, 8), draw.int(0, 6), draw.int(1, 20)];
      const later = month + drawFrom(draw, apart);
      const [from, to] = [months[month], months[later]];
      if (!from || !to || (month < 2 && later > 1)) return undefined;
      const laterDate = draw.int(3, 28);
      const gap =
        range(month, later - 1).reduce((sum, index) => sum + (months[index]?.[1] ?? 0), 0) + laterDate - date;
      if (gap < 8 || gap % 7 === 0) return undefined;
      return {
        frames: [
          `In some year ${date} ${from[0]} is a ${dayAt(day)}. Which day of the week is ${laterDate} ${to[0]} of the same year?`,
          `Book week starts on ${date} ${from[0]}, a ${dayAt(day)}, and the book sale is on ${laterDate} ${to[0]} of that year. On which day of the week is the sale?`,
        ],
        key: dayAt(day + gap),
        slips: daySlips(draw, day + gap, [
          [day + laterDate - date, "looking at the dates and not at the months between"],
          [day + gap + (month === later ? 1 : -1), "giving a month the wrong number of days"],
        ]),
        because: `From ${date} ${from[0]} to ${laterDate} ${to[0]} it is ${gap} days, and ${gap} leaves ${gap % 7} when divided by 7. Counting ${gap % 7} on from ${dayAt(day)} gives ${dayAt(day + gap)}.`,
      };
    },
  };
}

/** The weekday of the 1st is given; which date is the third Saturday? */
export function dateOfWeekday(idea: Idea): Family {
  return {
    ...idea,
    draft: (draw) => {
      const [first, wanted, which] = [draw.int(0, 6), draw.int(0, 6), draw.int(2, 4)];
      if (first === wanted) return undefined;
      const earliest = 1 + ((wanted - first + 7) % 7);
      const key = earliest + (which - 1) * 7;
      const [name] = draw.one(months);
      return {
        frames: [
          `The 1st of ${name} is a ${dayAt(first)}. Which date is the ${ordinal(which)} ${dayAt(wanted)} of that month?`,
          `A village market is held on the ${ordinal(which)} ${dayAt(wanted)} of ${name}. If ${name} begins on a ${dayAt(first)}, what is the date of the market?`,
        ],
        key: String(key),
        slips: [
          [key - 7, "counting one week too few"],
          [key + 7 <= 31 ? key + 7 : 0, "counting one week too many"],
          [key - 1, "a slip of one day"],
          [key + 1, "a slip of one day"],
          [key - 6, "counting a week as 6 days"],
        ].map(([value, mistake]) => [Number(value) > 0 ? String(value) : "", String(mistake)] as const),
        because: `The first ${dayAt(wanted)} is on the ${ordinal(earliest)}. Add 7 days ${which === 2 ? "once" : `${which - 1} times`}: the ${ordinal(key)}.`,
      };
    },
  };
}
