import { ordinal } from "./idea";
import { weekdays } from "../calendar";
import { months } from "./calendar";
import { range, sumOf } from "../whole";
import { count } from "../words";
import { at, framesFor, puzzle } from "./puzzle";

/** The weekday of a date a month or some months later: March to December, so that no leap day matters. */
export const dayAFewMonthsOn = puzzle("weekday-a-few-months-on", (draw, _, hard, voice) => {
  const from = draw.int(2, 8);
  const to = from + (hard < -2 ? 1 : hard < -1 ? 2 : 3);
  const [a, b] = [draw.int(2, 28), draw.int(2, 28)];
  const lengths = range(from, to - 1).map((month) => at(months, month)[1]);
  const later = sumOf(lengths) + b - a;
  const long = lengths.filter((days) => days === 31).length;
  const start = draw.int(0, 6);
  const after = (days: number): string => at(weekdays, (((start + days) % 7) + 7) % 7);
  if (long === 0 || later % 7 === 0) return undefined;
  const [first, second] = [`${a} ${at(months, from)[0]}`, `${b} ${at(months, to)[0]}`];
  return {
    frames: framesFor(voice, [
      `${first} is a ${at(weekdays, start)}. On which day of the week is ${second} of the same year?`,
      `In a year ${first} falls on a ${at(weekdays, start)}. Which day of the week is ${second} of that year?`,
      `A school year has ${first} on a ${at(weekdays, start)}. Which weekday is ${second} of this year?`,
    ]),
    key: after(later),
    slips: [
      [after(later - long), "took every month for one of 30 days"],
      [after(later + 1), "counted the first day as well"],
      [after(later - 1), "stopped one day early"],
      [after(b - a), "compared the two dates and left out the months"],
      [after(-later), "counted back instead of on"],
      [after(later + lengths.length - long), "took every month for one of 31 days"],
    ],
    because: `There are ${later} days between the two dates, which is ${count(Math.floor(later / 7), "week")} and ${count(later % 7, "day")}. So the ${ordinal(b)} is a ${after(later)}.`,
    isWords: true,
  };
});
