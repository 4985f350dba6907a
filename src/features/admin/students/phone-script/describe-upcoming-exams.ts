/** Sentences about exams to come, which an organiser reads out to a parent on the phone. */
import type { Family, FamilyExam } from "../../../../data/admin/families";
import { listEventsOfKind } from "../../../../data/admin/family-events/family-events";
import { formatIst } from "../../../../lib/dates";
import { dayInIndia } from "../../../../lib/day-in-india";
import { formatStartPeriod } from "../start-period";
import { describeChangedTime, describeOtherChangedExams } from "./describe-changed-time";
import { findIndividualStart } from "./describe-start";

type ExamDay = Pick<FamilyExam, "name" | "className" | "opensAt" | "lastStartAt">;

/**
 * @param exam a coming exam
 * @param examOn its day
 * @returns the exam with its day and, if it is known, the time to start it
 */
export function formatExamDay({ name, className, opensAt, lastStartAt }: ExamDay, examOn: string): string {
  const day = `${name} (${className}) on ${formatIst(examOn, "weekdayWithYear")}`;
  return opensAt === null || lastStartAt === null
    ? `${day}. The time will be announced.`
    : `${day}: start between ${formatStartPeriod({ opensAt, lastStartAt }, "and")}. The exam page opens 30 minutes before.`;
}

/**
 * @param exam a cancelled exam
 * @returns the sentence that it is cancelled
 */
export const describeCancelledExam = ({ name, className, examOn }: FamilyExam): string =>
  `${name} (${className}) on ${formatIst(examOn ?? "", "date")} is cancelled. You need not do anything: we will email you about the refund.`;

/** How the sentence about the next exam begins. */
export const nextExamBeginning = "The next exam is";

/**
 * @param family the exams of a student, and the history, newest first
 * @param now the time of the call
 * @returns the sentences about exams to come: one that is cancelled (not today), the next one, and others whose day or
 *   time was changed
 */
export function describeUpcomingExams({ exams, events }: Family, now: Date): string[] {
  const sentences: string[] = [];
  const today = dayInIndia(now);
  const upcomingExams = exams
    .filter(({ isActive, examOn }) => isActive && examOn !== null && examOn >= today)
    .toSorted((a, b) => (a.examOn ?? "").localeCompare(b.examOn ?? ""));
  const cancelledExam = upcomingExams.find(({ isCancelled }) => isCancelled);
  if (cancelledExam && cancelledExam.examOn !== today) sentences.push(describeCancelledExam(cancelledExam));
  const isStartedToday = (exam: string) =>
    listEventsOfKind(events, "exam_started", "exam_ended").some(
      ({ examName, at }) => examName === exam && dayInIndia(new Date(at)) === today,
    );
  const isOpen = (opensAt: string | null) => opensAt !== null && Date.parse(opensAt) <= now.getTime();
  // An individual start time today has its own sentence.
  const nextExam = upcomingExams.find(
    (exam) =>
      !exam.isCancelled &&
      !isStartedToday(exam.name) &&
      !isOpen(exam.opensAt) &&
      !(exam.examOn === today && findIndividualStart(exam, events)),
  );
  if (nextExam?.examOn) {
    const individualStart = findIndividualStart(nextExam, events);
    // A reserve paper is taken on another day.
    const startPeriod =
      individualStart && dayInIndia(new Date(individualStart.opensAt)) === nextExam.examOn
        ? individualStart
        : nextExam;
    const exam = formatExamDay({ ...nextExam, ...startPeriod }, nextExam.examOn);
    sentences.push(`${nextExamBeginning} ${exam}${describeChangedTime(events, nextExam.name, now)}`);
    const otherExams = upcomingExams.flatMap(({ name, examOn, isCancelled }) =>
      examOn === null || isCancelled || name === nextExam.name || examOn === today ? [] : [{ name, examOn }],
    );
    const otherChanges = describeOtherChangedExams(events, otherExams, now);
    if (otherChanges !== undefined) sentences.push(otherChanges);
  }
  return sentences;
}
