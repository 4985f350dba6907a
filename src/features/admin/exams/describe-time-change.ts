import type { SameDayExam } from "../../../data/admin/editions";
import { formatIst } from "../../../lib/dates";
import { countText } from "../../../ui/count-text";

/** An exam's day in India (`YYYY-MM-DD`) and its first start (an ISO time, null until it is announced). */
export type ExamTime = { examOn: string; opensAt: string | null };

/**
 * Describes the change of an exam's day or start times, for the email to families. The email's subject is written in
 * supabase/functions/_shared/mails/move-title.ts.
 *
 * @param exam the exam's name
 * @param published the published times; null for an exam that the edition did not have, which nobody is emailed about
 * @param changed the new times
 * @returns one sentence
 */
export function describeTimeChange(exam: string, published: ExamTime | null, changed: ExamTime): string {
  const day = formatIst(changed.examOn, "weekday");
  if (published?.examOn !== changed.examOn) return `${exam} has moved: it is on ${day}.`;
  if (changed.opensAt === null) return `${exam} on ${day}: the start time will be announced again.`;
  const newStart = formatIst(changed.opensAt, "clock");
  if (published.opensAt === null) return `${exam} on ${day} starts at ${newStart}.`;
  const publishedStart = formatIst(published.opensAt, "clock");
  return publishedStart === newStart
    ? `${exam} on ${day} starts at ${newStart} as before; the latest time to start has changed.`
    : `${exam} on ${day} starts at ${newStart} instead of ${publishedStart}.`;
}

/**
 * @param sameDayExam another exam on the day that an exam is moved to
 * @returns sentences with that exam's name and time, and the number of students who are enrolled in both exams
 */
export function describeSameDay({ exam, opens_at, students }: SameDayExam): string {
  const time = opens_at === undefined ? "time not announced" : `start ${formatIst(opens_at, "clock")}`;
  const studentsText = students === 0 ? "No student is" : countText(students, "student is", "students are");
  return `${exam} is on this day too (${time}). ${studentsText} enrolled in both.`;
}
