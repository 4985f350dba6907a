/** The first and the last time to start an exam on its day (IST), such as `["11:00", "11:15"]`. */
export type ExamHours = readonly [opens: string, lastStart: string];

const amOrPm = (clock: string) => (clock < "12:00" ? "am" : "pm");

/** Formats `15:05` as `3:05`. Without `Intl`, so that the built HTML and the browser give the same text. */
function formatClock(clock: string): string {
  const [hour = "", minute = ""] = clock.split(":");
  return `${Number(hour) % 12 || 12}:${minute}`;
}

/** The difference between Indian time and UTC: 5½ hours all year. */
const istOffsetMs = 5.5 * 60 * 60 * 1000;

/**
 * @param timeMs milliseconds since 1970
 * @returns the time of day in India, such as `11:00`
 */
export const clockInIndia = (timeMs: number): string =>
  new Date(timeMs + istOffsetMs).toISOString().slice(11, 16);

/**
 * @param opensAt the first time to start an exam, an ISO time; null or absent until announced
 * @param lastStartAt the last such time
 * @returns both as times of day in India, or null if one is missing
 */
export function readExamHours(
  opensAt: string | null | undefined,
  lastStartAt: string | null | undefined,
): ExamHours | null {
  return opensAt && lastStartAt
    ? [clockInIndia(Date.parse(opensAt)), clockInIndia(Date.parse(lastStartAt))]
    : null;
}

/**
 * @param hours the first and last time to start an exam
 * @returns a text such as `between 11:00 and 11:15 am IST`
 */
export function formatHours([opens, lastStart]: ExamHours): string {
  const firstAmOrPm = amOrPm(opens) === amOrPm(lastStart) ? "" : ` ${amOrPm(opens)}`;
  return `between ${formatClock(opens)}${firstAmOrPm} and ${formatClock(lastStart)} ${amOrPm(lastStart)} IST`;
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
  return hours ? `Start ${formatHours(hours)}` : "Start time to be announced";
}
