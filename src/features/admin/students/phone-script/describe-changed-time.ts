/** The sentence about an exam's changed day or time that an organiser reads out to a parent on the phone. */
import type { FamilyEvent } from "../../../../data/admin/families";
import { formatIst } from "../../../../lib/dates";
import { describeMovedDay } from "../describe-moved-day";

/** The email about the change is mentioned for this time, in milliseconds (60 days); an older one is about another edition. */
const changeEmailAgeMs = 60 * 86_400_000;

/**
 * @param events the history of a student, newest first
 * @param exam the name of an exam that is still to come
 * @param now the time of the call
 * @returns a sentence about our email with the exam's new day or time, with a space before it; empty if there was none
 */
export function describeChangedTime(events: readonly FamilyEvent[], exam: string, now: Date): string {
  const email = events.find(
    (event) =>
      // An event of the kind `organiser` with this code only records that an organiser sent the email again.
      event.kind !== "organiser" &&
      event.code === "exam_moved_email" &&
      event.exam === exam &&
      now.getTime() - Date.parse(event.at) < changeEmailAgeMs,
  );
  if (email === undefined) return "";
  const moved = describeMovedDay(email.note);
  return email.what === "sent"
    ? `${moved === undefined ? "" : ` It was ${moved}.`} We emailed you this day and time on ${formatIst(email.at, "date")}.`
    : " It was changed, and our email about it has not reached you.";
}
