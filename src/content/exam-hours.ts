/** The times on the exam day (IST) from which and until which it can be started, such as `["11:00", "11:15"]`. */
export type ExamHours = readonly [opens: string, lastStart: string];

const halfOf = (clock: string) => (clock < "12:00" ? "am" : "pm");

/** "15:05" as "3:05". Without `Intl`, so that the built HTML and the browser print the same letters. */
function formatClock(clock: string): string {
  const [hour = "", minute = ""] = clock.split(":");
  return `${Number(hour) % 12 || 12}:${minute}`;
}

/** The time of day in India (UTC+5:30, no summer time) at a moment, such as `11:00`. */
const readClock = (moment: string) => new Date(Date.parse(moment) + 19_800_000).toISOString().slice(11, 16);

/**
 * @param opensAt the moment from which an exam can be started, an ISO time; null or absent while it is not announced
 * @param lastStartAt the last such moment
 * @returns the same on India's clock, or null
 */
export function readExamHours(
  opensAt: string | null | undefined,
  lastStartAt: string | null | undefined,
): ExamHours | null {
  return opensAt && lastStartAt ? [readClock(opensAt), readClock(lastStartAt)] : null;
}

/**
 * @param hours from when to when an exam can be started
 * @returns such as `between 11:00 and 11:15 am IST`
 */
export function formatHours([opens, lastStart]: ExamHours): string {
  const half = halfOf(opens) === halfOf(lastStart) ? "" : ` ${halfOf(opens)}`;
  return `between ${formatClock(opens)}${half} and ${formatClock(lastStart)} ${halfOf(lastStart)} IST`;
}

/**
 * @param hours of an exam; null while they are not announced
 * @returns them as a sentence
 */
export function describeHours(hours: ExamHours | null): string {
  return hours ? `You can start it ${formatHours(hours)}.` : "Its time will be announced here.";
}

/**
 * @param hours of an exam; null while they are not announced
 * @returns what is beside its day
 */
export function describeStartTime(hours: ExamHours | null): string {
  return hours ? `Start ${formatHours(hours)}` : "Time to be announced";
}
