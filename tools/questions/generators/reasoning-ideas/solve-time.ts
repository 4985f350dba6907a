import { clocksIn, numbersIn } from "../second-computation";

const days = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];
const monthNames = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
];
const daysIn = (stem: string): string[] => stem.match(/(?:Sun|Mon|Tues|Wednes|Thurs|Fri|Satur)day/g) ?? [];

/** Steps day by day. */
export function solveDays(stem: string): string | undefined {
  const [many = 0] = numbersIn(stem);
  let day = days.indexOf(daysIn(stem)[0] ?? "");
  for (let step = 0; step < many; step++) day = (day + (/ago|posted/.test(stem) ? 6 : 1)) % 7;
  return days[day];
}

/** Walks through a calendar of a common year (2027) date by date. */
export function solveDate(stem: string): string | undefined {
  const dates = [...stem.matchAll(/(\d+) ([A-Z][a-z]+)/g)].flatMap(([, date, name = ""]) =>
    monthNames.includes(name) ? [Date.UTC(2027, monthNames.indexOf(name), Number(date))] : [],
  );
  const [from = 0, to = 0] = dates;
  let day = days.indexOf(daysIn(stem)[0] ?? "");
  for (let time = from; time < to; time += 86_400_000) day = (day + 1) % 7;
  return days[day];
}

/** Fills in a month and finds the date in it. */
export function solveDateOfDay(stem: string): number | undefined {
  const which = Number(
    /(?<!The )(\d+)(?:st|nd|rd|th) (?:Sun|Mon|Tues|Wednes|Thurs|Fri|Satur)day/.exec(stem)?.[1],
  );
  const wanted = /\d(?:st|nd|rd|th) (\w+day)/.exec(stem)?.[1] ?? "";
  const first = daysIn(stem).find((day) => day !== wanted) ?? "";
  const dates = Array.from({ length: 31 }, (_, index) => index + 1).filter(
    (date) => days[(days.indexOf(first) + date - 1) % 7] === wanted,
  );
  return dates[which - 1];
}

/** Reads the weekday of the later date from the calendar of the world. */
export function solveYears(stem: string): string | undefined {
  const dates = [...stem.matchAll(/(\d+) ([A-Z][a-z]+) (\d{4})/g)];
  const [, date, name = "", year] = dates.at(-1) ?? [];
  return days[new Date(Date.UTC(Number(year), monthNames.indexOf(name), Number(date))).getUTCDay()];
}

const face = (minutes: number): string =>
  `${Math.floor(minutes / 60) % 12 || 12}:${String(minutes % 60).padStart(2, "0")}`;

/** Turns both hands over and looks for the time whose hands stand there. */
export function solveMirror(stem: string): string | undefined {
  const [shown = 0] = clocksIn(stem);
  const hands = (time: number) => [(time / 2) % 360, (time * 6) % 360];
  const turned = hands(shown % 720).map((angle) => (360 - angle) % 360);
  const times = Array.from({ length: 720 }, (_, time) => time);
  const time = times.find((minutes) => hands(minutes).every((angle, index) => angle === turned[index]));
  return time === undefined ? undefined : face(time);
}

/** Moves both hands minute by minute from twelve. */
export function solveAngle(stem: string): number {
  const [time = 0] = clocksIn(stem);
  let [hour, minute] = [0, 0];
  for (let passed = 0; passed < time % 720; passed++) [hour, minute] = [hour + 0.5, (minute + 6) % 360];
  const between = Math.abs(hour - minute) % 360;
  return between > 180 ? 360 - between : between;
}

/** Lets the bell strike, with the pause that the first example tells. */
export function solveStrokes(stem: string): number {
  const numbers = numbersIn(stem);
  const [few = 0, given = 0, many = 0] = numbers;
  let time = 0;
  for (let stroke = 1; stroke < many; stroke++) time += given / (few - 1);
  return time;
}

/** Lets the wrong clock run hour by hour. */
export function solveWrongClock(stem: string): number {
  const [by = 0] = numbersIn(stem);
  const [start = 0] = clocksIn(stem);
  const hours = Number(/(\d+) hours/.exec(stem)?.[1]);
  let shown = start;
  for (let hour = 0; hour < hours; hour++) shown += stem.includes("gains") ? 60 + by : 60 - by;
  return shown % 1440;
}

/** Moves one hand minute by minute. */
export function solveHandTurn(stem: string): number {
  const [from = 0, to = 0] = clocksIn(stem);
  let angle = 0;
  for (let time = from; time % 720 !== to % 720; time++) angle += stem.includes("minute hand") ? 6 : 0.5;
  return angle;
}
