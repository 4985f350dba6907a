/** The sentence about an exam's changed day or time that an organiser reads out to a parent on the phone. */
import {
  listEventsOfKind,
  type FamilyEvent,
  type FamilyEventOf,
} from "../../../../data/admin/family-events/family-events";
import { formatIst } from "../../../../lib/dates";
import { describeMovedDay } from "../describe-moved-day";
import { isRecent } from "./mention-period";

/** The email about the change is mentioned for this time, in milliseconds (60 days); an older one is about another edition. */
const changeEmailMentionPeriodMs = 60 * 86_400_000;

/** An email about a changed day or time. */
type ChangeEmail = Pick<FamilyEventOf<"mail">, "at" | "status" | "movedDays">;

/** The newest recent email about a changed day or time of an exam. */
const findChangeEmail = (events: readonly FamilyEvent[], exam: string, now: Date): ChangeEmail | undefined =>
  listEventsOfKind(events, "mail").find(
    (email) =>
      email.emailKind === "exam_moved_email" &&
      email.examNames.includes(exam) &&
      isRecent(email, now, changeEmailMentionPeriodMs),
  );

/**
 * @param email the newest email about a changed day or time of an exam; null if there was none
 * @param now the time of the call
 * @returns a sentence about it, with a space before it; empty without a recent email
 */
export function describeChangeEmail(email: ChangeEmail | null, now: Date): string {
  if (email === null || !isRecent(email, now, changeEmailMentionPeriodMs)) return "";
  const moved = describeMovedDay(email.movedDays);
  return email.status === "sent"
    ? `${moved === undefined ? "" : ` It was ${moved}.`} We emailed you this day and time on ${formatIst(email.at, "date")}.`
    : " It was changed, and our email about it has not reached you.";
}

/**
 * @param events the history of a student, newest first
 * @param exams the names of the exams to come, without the next one
 * @param now the time of the call
 * @returns the sentence about the exams whose day or time was changed; undefined if there are none
 */
export function describeOtherChangedExams(
  events: readonly FamilyEvent[],
  exams: readonly { name: string; examOn: string }[],
  now: Date,
): string | undefined {
  const changes = exams.flatMap(({ name, examOn }) => {
    const email = findChangeEmail(events, name, now);
    if (email === undefined) return [];
    const moved = describeMovedDay(email.movedDays);
    const change = moved ?? `changed, on ${formatIst(examOn, "weekdayWithYear")}`;
    const emailText =
      email.status === "sent"
        ? `emailed on ${formatIst(email.at, "date")}`
        : "our email about it has not reached you";
    return [`${name}: ${change} (${emailText})`];
  });
  return changes.length === 0
    ? undefined
    : `The day or time of ${changes.length === 1 ? "another exam" : "other exams"} was changed too. ${changes.join("; ")}.`;
}

/**
 * @param events the history of a student, newest first
 * @param exam the name of an exam that is still to come
 * @param now the time of the call
 * @returns a sentence about our email with the exam's new day or time, with a space before it; empty if there was none
 */
export function describeChangedTime(events: readonly FamilyEvent[], exam: string, now: Date): string {
  return describeChangeEmail(findChangeEmail(events, exam, now) ?? null, now);
}
