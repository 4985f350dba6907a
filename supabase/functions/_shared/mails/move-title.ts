import { formatClock, formatDay, formatHours } from "./format.ts";

/** Days as YYYY-MM-DD in India, moments as ISO times; `opens_at` and `last_start_at` are null while not announced. */
export type MovedExam = {
  exam: string;
  exam_on: string;
  opens_at: string | null;
  last_start_at: string | null;
  /** The day and time before the change; undefined in older emails. */
  was_exam_on?: string | null | undefined;
  was_opens_at?: string | null | undefined;
};

/** Returns the subject of the email about a new day, or about a start time that was announced or changed. */
export function composeMoveTitle(moved: MovedExam): string {
  const { exam, exam_on: day, opens_at: opens, was_exam_on: wasOn, was_opens_at: was } = moved;
  const on = formatDay(day);
  if (wasOn !== day) return `${exam} has moved: it is on ${on}`;
  if (opens === null) return `${exam} on ${on}: the start time will be announced again`;
  const clock = formatClock(new Date(opens));
  if (was === null || was === undefined) return `${exam} on ${on} starts at ${clock}`;
  if (Date.parse(was) === Date.parse(opens)) return `${exam} on ${on}: start ${formatHours(moved) ?? clock}`;
  return `${exam} on ${on} starts at ${clock} instead of ${formatClock(new Date(was))}`;
}
