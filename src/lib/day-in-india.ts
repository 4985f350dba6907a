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
 * @param to another one
 * @returns how many days the second is after the first; negative if it is before
 */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / msPerDay);
}

/**
 * @param day a calendar day, `YYYY-MM-DD`
 * @param count how many days later
 * @returns that day
 */
export function addDays(day: string, count: number): string {
  return new Date(Date.parse(day) + count * msPerDay).toISOString().slice(0, 10);
}
