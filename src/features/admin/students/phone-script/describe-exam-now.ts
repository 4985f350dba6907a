/** The sentence about an exam that is running or can be started, which an organiser reads out to a parent on the phone. */
import type { Family, FamilyConnection } from "../../../../data/admin/families";
import {
  listEventsOfKind,
  type FamilyEvent,
  type FamilyEventOf,
} from "../../../../data/admin/family-events/family-events";
import { formatIst } from "../../../../lib/dates";
import { dayInIndia } from "../../../../lib/day-in-india";
import { describeReopening } from "../../../../lib/describe-reopening";
import { countText } from "../../../../ui/count-text";
import { describeStart } from "./describe-start";

/** The newest start or end of an exam, if it was today. */
function findExamEventOfToday(events: readonly FamilyEvent[], today: string) {
  const [newestEvent] = listEventsOfKind(events, "exam_started", "exam_ended");
  return newestEvent && dayInIndia(new Date(newestEvent.at)) === today ? newestEvent : undefined;
}

/** The number of answers that have arrived from a running exam, and the last contact with its device. */
function describeArrivedAnswers(
  events: readonly FamilyEvent[],
  startEvent: FamilyEventOf<"exam_started">,
): string {
  const arrivedAnswers = listEventsOfKind(events, "answers_arrived").find(
    ({ examName }) => examName === startEvent.examName,
  );
  if (!arrivedAnswers) return "";
  const { answerCount, questionCount, at } = arrivedAnswers;
  const questions = questionCount === null ? "questions" : `of ${questionCount} questions`;
  return ` So far we have answers to ${answerCount} ${questions}; the last contact with the device was at ${formatIst(at, "clock")}.`;
}

/** When a running exam ends: `until 12:05 pm, 5 extra minutes included`. */
function formatEnd({ deadlineAt, extraSeconds }: FamilyConnection): string {
  const extra =
    extraSeconds === 0
      ? ""
      : `, ${countText(Math.round(extraSeconds / 60), "extra minute", "extra minutes")} included`;
  return `until ${formatIst(deadlineAt, "clock")}${extra}`;
}

/**
 * @param family the exams of a student, and the history, newest first
 * @param now the time of the call
 * @returns the sentence about an exam today: it is running, can be started now, or can no longer be started; undefined
 *   if there is none
 */
export function describeExamNow({ exams, events }: Family, now: Date): string | undefined {
  const today = dayInIndia(now);
  const eventOfToday = findExamEventOfToday(events, today);
  if (eventOfToday?.kind === "exam_started") {
    const connection = exams.find(
      (exam) => exam.name === eventOfToday.examName && exam.connection?.isRunning,
    )?.connection;
    const until = connection ? ` ${formatEnd(connection)}` : "";
    return `${eventOfToday.examName} is running${until}, and the clock keeps running.${describeArrivedAnswers(events, eventOfToday)} Please stay on the same device and keep the page open: it keeps the answers and sends them when the internet is back. On another device, the exam continues with the answers that have reached us.${describeReopening(connection?.reopenedAt ?? null)}`;
  }
  // Every edition has an exam of the same name, so only an end on this day counts.
  const isFinishedToday = (exam: string) =>
    listEventsOfKind(events, "exam_ended").some(
      ({ examName, at }) => examName === exam && dayInIndia(new Date(at)) === today,
    );
  return exams
    .filter(
      ({ name, isActive, isCancelled, examOn, attempt }) =>
        isActive &&
        !isCancelled &&
        attempt === null &&
        examOn !== null &&
        examOn <= today &&
        !(examOn === today && isFinishedToday(name)),
    )
    .map((exam) => describeStart(exam, events, now))
    .find((sentence) => sentence !== undefined);
}
