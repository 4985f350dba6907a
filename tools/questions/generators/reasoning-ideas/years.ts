import type { Family, Slip } from "../family";
import { drawFrom, type Idea, type Span } from "./idea";
import { months, weekdays } from "./calendar";
import { range } from "../whole";
import { listed } from "../words";

const isLeap = (year: number): boolean => year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);

/** The same date in a later year: which day of the week? The weekday that is given is the true one. */
export function sameDateLater({ from, years, ...idea }: Idea & { from: Span; years: Span }): Family {
  return {
    ...idea,
    draft: (draw) => {
      const [year, later, month, date] = [
        drawFrom(draw, from),
        drawFrom(draw, years),
        draw.int(2, 11),
        draw.int(2, 28),
      ];
      const [name] = months[month] ?? months[2];
      const day = new Date(Date.UTC(year, month, date)).getUTCDay();
      const leaps = range(year + 1, year + later).filter(isLeap);
      const shift = later + leaps.length;
      if (shift % 7 === 0) return undefined;
      const at = (place: number) => weekdays[((place % 7) + 7) % 7] ?? "Sunday";
      return {
        frames: [
          `${date} ${name} ${year} was a ${at(day)}. Which day of the week is ${date} ${name} ${year + later}?`,
          `A bridge was opened on ${at(day)}, ${date} ${name} ${year}. On which day of the week did ${date} ${name} ${year + later} fall?`,
        ],
        key: at(day + shift),
        slips: [
          [at(day + later), "moving one day for every year and forgetting leap years"],
          [at(day + shift + 1), "counting one leap year too many"],
          [at(day), "thinking that a date keeps its weekday"],
          [at(day - shift), "counting backwards"],
          [at(day + shift - 2), "counting too few days"],
        ] satisfies Slip[],
        because: `A common year moves a date by 1 day and a leap year by 2. In ${later} ${later === 1 ? "year" : "years"}${leaps.length === 0 ? " without a 29 February" : ` with 29 February in ${listed(leaps)}`} that makes ${shift}, so count ${shift} on from ${at(day)}.`,
      };
    },
  };
}
