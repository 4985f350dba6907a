/** The difference between IST and UTC. India has one time zone and no summer time. */
const istOffsetMs = 5.5 * 60 * 60 * 1000;

const msPerDay = 86_400_000;

/**
 * @param time a point in time
 * @returns its calendar day in India, `YYYY-MM-DD`
 */
export function dayInIndia(time: Date): string {
  return new Date(time.getTime() + istOffsetMs).toISOString().slice(0, 10);
}

/**
 * @param from a calendar day, `YYYY-MM-DD`
 * @param to another calendar day
 * @returns the number of days from `from` to `to`; negative if `to` is earlier
 */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / msPerDay);
}

/**
 * @param day a calendar day, `YYYY-MM-DD`
 * @param count the number of days to add
 * @returns the later calendar day
 */
export function addDays(day: string, count: number): string {
  return new Date(Date.parse(day) + count * msPerDay).toISOString().slice(0, 10);
}
