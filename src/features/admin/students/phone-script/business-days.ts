import { addDays, dayInIndia } from "../../../../lib/day-in-india";

/**
 * @param time a point in time, ISO in UTC
 * @param count a number of business days (Monday to Friday)
 * @returns the day in India that is this many business days after the time
 */
export function addBusinessDays(time: string, count: number): string {
  let day = dayInIndia(new Date(time));
  for (let daysLeft = count; daysLeft > 0;) {
    day = addDays(day, 1);
    const weekday = new Date(day).getUTCDay();
    if (weekday !== 0 && weekday !== 6) daysLeft -= 1;
  }
  return day;
}
