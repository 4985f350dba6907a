import { weekdayAfter } from "../calendar";
import type { Family } from "../family";
import { nearMisses } from "../near-misses";
import { drawPerson } from "../people";
import { numberSlips } from "../slips";
import { clock } from "../words";
import { quarters } from "./quarter-to-and-past";
import { camp } from "./days-of-a-holiday";

const topic = "Time and Calendar";
const show: Family = {
  name: "end-of-a-show",
  topic,
  level: 1,
  draft: (draw) => {
    const [start, length] = [draw.int(14, 18) * 60 + draw.int(5, 10) * 5, draw.int(4, 9) * 5 + 0];
    const end = start + length;
    if (Math.floor(start / 60) === Math.floor(end / 60) || end % 60 === 0) return undefined;
    return {
      frames: [
        `A puppet show starts at ${clock(start)} and lasts ${length} minutes. When does it end?`,
        `A bus leaves at ${clock(start)}. The ride takes ${length} minutes. When does the bus arrive?`,
      ],
      key: clock(end),
      slips: [
        [clock(end - 60), "forgetting that a new hour has begun"],
        [clock(end + 40), "taking an hour to have 100 minutes"],
        [clock(start - length), "counting back instead of on"],
        [clock(end + 5), "counting five minutes too many"],
        [clock(end - 5), "counting five minutes too few"],
        [clock(end + 10), "counting ten minutes too many"],
      ],
      because: `${60 - (start % 60)} minutes lead to ${clock(start + 60 - (start % 60))}, and ${length - 60 + (start % 60)} more lead to ${clock(end)}.`,
    };
  },
};

const weeks: Family = {
  name: "weeks-and-days-later",
  topic,
  level: 2,
  draft: (draw) => {
    const [day, later] = [draw.int(0, 6), draw.int(16, 33)];
    if (later % 7 < 2 || later % 7 === 6) return undefined;
    const { name } = drawPerson(draw);
    return {
      frames: [
        `Today is ${weekdayAfter(day, 0)}. ${name}’s birthday is in ${later} days. Which day of the week will that be?`,
        `A bean is planted on a ${weekdayAfter(day, 0)}. It flowers ${later} days later. On which day of the week does it flower?`,
      ],
      key: weekdayAfter(day, later),
      slips: [
        [weekdayAfter(day, later - 1), "counting today as the first day"],
        [weekdayAfter(day, later + 1), "counting one day too many"],
        [weekdayAfter(day, -later), "counting back instead of on"],
        [weekdayAfter(day, later % 10), `counting on only the ${later % 10} of ${later}`],
      ],
      because: `After every 7 days it is ${weekdayAfter(day, 0)} again. ${later} days are ${Math.floor(later / 7)} weeks and ${later % 7} days, so it is ${weekdayAfter(day, later)}.`,
    };
  },
};

const age: Family = {
  name: "ages-in-years-to-come",
  topic,
  level: 3,
  count: 1,
  draft: (draw) => {
    const [child, years, more] = [draw.int(6, 9), draw.int(4, 9), draw.int(22, 30)];
    const { name } = drawPerson(draw);
    const key = child + more + years;
    return {
      frames: [
        `${name} is ${child} years old, and Mother is ${more} years older. How old will Mother be in ${years} years?`,
      ],
      key: `${key} years`,
      slips: numberSlips(
        (value) => `${value} years`,
        [
          [child + more, `forgetting the ${years} years to come`],
          [more + years, `forgetting the ${child} years`],
          [child + years, "giving the age of the child"],
          [key - 2 * years, "counting back instead of on"],
          [key + 10, "a slip of a ten on the way"],
          ...nearMisses(key),
        ],
      ),
      because: `Mother is ${child} + ${more} = ${child + more} years old now. In ${years} years she will be ${child + more} + ${years} = ${key}.`,
    };
  },
};

/** The families of the topic Time and Calendar. */
export const timeAndCalendar: readonly Family[] = [quarters, show, weeks, camp, age];
