/** Sentences about the guardian's consent that an organiser reads out to a parent on the phone. */
import type { Family, FamilyExam } from "../../../../data/admin/families";
import { formatIst } from "../../../../lib/dates";

/** The answer to the question from what age a child needs the consent. */
export const consentRule =
  "The law requires the consent of a parent or guardian for everyone under 18. We do not ask for the date of birth, so we need consent for every student. One consent is enough for all exams.";

const heldText = "All exams can be taken, but results are withheld until";

const notNeededText = "It is not needed at the moment, because no exam is booked.";

/** How the family gives the consent. */
const describeConsentSteps = (hasExams: boolean) =>
  hasExams
    ? "Please log in and give it: Dashboard, Profile, “Give consent now”, with the password of the account."
    : "Please log in: Dashboard, Profile, “Ask a guardian for consent by email”.";

/**
 * @param student the student
 * @param exams the student's exams: a guardian can agree with the password once an exam was bought
 * @returns the state of the guardian's consent, and what the family has to do, to read out to the parent
 */
export function describeConsentForParent(
  { consent }: Family["student"],
  exams: readonly FamilyExam[],
): string {
  const hasExams = exams.length > 0;
  const isNeeded = !hasExams || exams.some(({ isActive, isCancelled }) => isActive && !isCancelled);
  const { givenAt, givenBy, withdrawnAt, isUnpaid, askedAt, linkUntil, hasCamera } = consent;
  if (givenAt !== null) {
    const cameraText = hasCamera
      ? "The camera was agreed to as well."
      : "The family has not agreed to the camera; it is optional and does not affect the exam.";
    return `${givenBy ?? "A guardian"} gave the guardian’s consent on ${formatIst(givenAt, "date")}. Nothing else is needed. ${cameraText}`;
  }
  const linkText =
    askedAt !== null && linkUntil !== null
      ? ` We emailed the link on ${formatIst(askedAt, "date")}; it works once, until ${formatIst(linkUntil, "date")}. Please look in the spam folder too.`
      : "";
  if (withdrawnAt !== null)
    return isNeeded
      ? `The guardian’s consent was withdrawn on ${formatIst(withdrawnAt, "date")}. ${heldText} the consent is given again.${linkText} ${describeConsentSteps(hasExams)}`
      : `The guardian’s consent was withdrawn on ${formatIst(withdrawnAt, "date")}. ${notNeededText}`;
  const missingText = isUnpaid
    ? "The guardian’s consent was ticked with a payment that was not completed, so it does not count yet."
    : "No guardian has given the consent yet.";
  if (!isNeeded) return `${missingText} ${notNeededText}`;
  return `${missingText} ${heldText} a guardian agrees.${linkText} ${describeConsentSteps(hasExams)}`;
}

/**
 * @param family the student and the exams
 * @returns the sentence about a consent that was withdrawn, if the student has exams whose results need it
 */
export function describeWithdrawnConsent({
  student,
  exams,
}: Pick<Family, "student" | "exams">): string | undefined {
  const isNeeded = exams.some(({ isActive, isCancelled }) => isActive && !isCancelled);
  return isNeeded && student.consent.withdrawnAt !== null
    ? describeConsentForParent(student, exams)
    : undefined;
}

/**
 * @param family the student and the exams
 * @returns the sentence about a consent that was never given, if a result is still to come; a held result has a
 *   sentence of its own
 */
export function describeMissingConsent({
  student,
  exams,
}: Pick<Family, "student" | "exams">): string | undefined {
  const { givenAt, withdrawnAt } = student.consent;
  const isAwaited = exams.some(
    ({ isActive, isCancelled, result }) => isActive && !isCancelled && result === null,
  );
  return isAwaited && givenAt === null && withdrawnAt === null
    ? describeConsentForParent(student, exams)
    : undefined;
}
