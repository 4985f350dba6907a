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
  const { exam, exam_on: day, opens_at: opensAt, was_exam_on: oldDay, was_opens_at: oldOpensAt } = moved;
  const dayText = formatDay(day);
  if (oldDay !== day) return `${exam} has moved: it is on ${dayText}`;
  if (opensAt === null) return `${exam} on ${dayText}: the start time will be announced again`;
  const start = formatClock(new Date(opensAt));
  if (oldOpensAt === null || oldOpensAt === undefined) return `${exam} on ${dayText} starts at ${start}`;
  if (Date.parse(oldOpensAt) === Date.parse(opensAt))
    return `${exam} on ${dayText}: start ${formatHours(moved) ?? start}`;
  return `${exam} on ${dayText} starts at ${start} instead of ${formatClock(new Date(oldOpensAt))}`;
}
