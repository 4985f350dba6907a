/** The days of the week as JavaScript counts them, from Sunday. */
export const weekdays = [
  "Sunday",
  "Monday",
  "Tuesday",
  "Wednesday",
  "Thursday",
  "Friday",
  "Saturday",
] as const;

/** The day of the week so many days after another; 0 is Sunday, and days before are below zero. */
export const weekdayAfter = (day: number, later: number): string =>
  weekdays[(((day + later) % 7) + 7) % 7] ?? "Sunday";
