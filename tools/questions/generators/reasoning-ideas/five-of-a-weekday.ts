import { range } from "../whole";
import { at, framesFor, puzzle } from "./puzzle";
import { weekdays } from "../calendar";

/** Five of a weekday in a month, and what follows for a date. */
export const fiveOfADay = puzzle("five-of-a-weekday", (draw, turn, _, voice) => {
  const day = draw.int(0, 6);
  const other = turn % 2 === 0;
  const length = draw.one([30, 31]);
  const starts = range(0, 6).filter((first) => {
    const count = (wanted: number): number =>
      range(1, length).filter((date) => (first + date - 1) % 7 === wanted).length;
    return other
      ? count(day) === 5 && count((day + 1) % 7) === 4
      : count(day) === 5 && count((day + 6) % 7) === 4;
  });
  if (starts.length !== 1) return undefined;
  const date = draw.int(10, 27);
  const dayOf = (first: number): string => at(weekdays, (first + date - 1) % 7);
  const first = at(starts, 0);
  const suffix = Math.floor(date / 10) === 1 ? "th" : ({ 1: "st", 2: "nd", 3: "rd" }[date % 10] ?? "th");
  const rule = `five ${weekdays[day]}s, but only four ${weekdays[(day + (other ? 1 : 6)) % 7]}s`;
  if (rule.includes(dayOf(first))) return undefined;
  return {
    frames: framesFor(voice, [
      `A month of ${length} days has ${rule}. On which day of the week does its ${date}${suffix} fall?`,
      `In a month of ${length} days there are ${rule}. Which day of the week is the ${date}${suffix}?`,
      `The ${length} days of a month hold ${rule}. What is the weekday of the ${date}${suffix}?`,
      `There are ${rule} in a month of ${length} days. Which weekday is its ${date}${suffix}?`,
    ]),
    key: dayOf(first),
    slips: [
      [dayOf((day + 7) % 7), `let the count begin with the ${weekdays[day]} itself`],
      [dayOf((first + 1) % 7), "was one day late with the first of the month"],
      [dayOf((first + 6) % 7), "was one day early with the first of the month"],
      [at(weekdays, (first + date) % 7), "counted the date from zero"],
      [dayOf((first + length) % 7), "counted from the end of the month instead"],
      [dayOf((first + 3) % 7), "counted only the days beyond two weeks"],
    ],
    because: `Only the first ${length - 28} weekdays of the month come five times. So it begins on a ${weekdays[first]}, and the ${date}${suffix} is a ${dayOf(first)}.`,
    isWords: true,
  };
});
