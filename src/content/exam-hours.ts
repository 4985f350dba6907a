/** The first and the last time to start an exam on its day (IST), such as `["11:00", "11:15"]`. */
export type ExamHours = readonly [opens: string, lastStart: string];

const amOrPm = (clock: string) => (clock < "12:00" ? "am" : "pm");

/** "15:05" as "3:05". Without `Intl`, so that the built HTML and the browser print the same letters. */
function formatClock(clock: string): string {
  const [hour = "", minute = ""] = clock.split(":");
  return `${Number(hour) % 12 || 12}:${minute}`;
}

/** Turns an ISO time into the time of day in India (UTC+5:30, no summer time), such as `11:00`. */
const readClock = (time: string) => new Date(Date.parse(time) + 19_800_000).toISOString().slice(11, 16);

/**
 * @param opensAt the first time to start an exam, an ISO time; null or absent until announced
 * @param lastStartAt the last such time
 * @returns both as times of day in India, or null
 */
export function readExamHours(
  opensAt: string | null | undefined,
  lastStartAt: string | null | undefined,
): ExamHours | null {
  return opensAt && lastStartAt ? [readClock(opensAt), readClock(lastStartAt)] : null;
}

/**
 * @param hours the first and last time to start an exam
 * @returns a text such as `between 11:00 and 11:15 am IST`
 */
export function formatHours([opens, lastStart]: ExamHours): string {
  const openingHalf = amOrPm(opens) === amOrPm(lastStart) ? "" : ` ${amOrPm(opens)}`;
  return `between ${formatClock(opens)}${openingHalf} and ${formatClock(lastStart)} ${amOrPm(lastStart)} IST`;
}

/**
 * @param hours the start times of an exam; null until announced
 * @returns a sentence about them
 */
export function describeHours(hours: ExamHours | null): string {
  return hours ? `You can start it ${formatHours(hours)}.` : "Its time will be announced here.";
}

/**
 * @param hours the start times of an exam; null until announced
 * @returns the short text beside the exam's day
 */
export function describeStartTime(hours: ExamHours | null): string {
  return hours ? `Start ${formatHours(hours)}` : "Time to be announced";
}
