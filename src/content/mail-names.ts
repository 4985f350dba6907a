/** The name of each email, by its kind in the outbox. */
export const mailNames: Record<string, string> = {
  welcome_email: "Welcome",
  purchase_email: "Receipt of the payment",
  refund_email: "Refund",
  refund_request_email: "Refund request received",
  refund_refused_email: "Refund request refused",
  refund_failed_email: "Refund did not go through",
  payment_review_email: "Payment under review",
  account_deleted_email: "Account deleted",
  child_deleted_email: "Child deleted",
  guardian_consent_email: "Guardian’s consent",
  exam_reminder_email: "Exam reminder",
  exam_moved_email: "New exam time",
  exam_off_email: "Exam cancelled",
  exam_minutes_email: "Extra minutes",
  exam_start_email: "New start time",
  exam_answer_record_email: "Answer record",
  exam_review_email: "Answers available",
  exam_marks_email: "Marks changed",
  exam_result_email: "Result",
  exam_void_email: "Query about the attempt",
  exam_void_decided_email: "Decision about the attempt",
  exam_name_email: "Name on the certificate",
  exam_address_email: "Address for the award",
  exam_posted_email: "Award posted",
  exam_returned_email: "Award came back",
  exam_late_email: "Award is late",
};

/** The database's reasons for not sending an email whose content is no longer true. Such an email is not sent again. */
const outdatedReasons: Record<string, string> = {
  "taken back": "an organiser took back the step it was about",
  "no longer true": "it was no longer true when it was due",
  cancelled: "the exam was cancelled",
  "moved again": "the exam was moved again",
  "no longer enrolled": "the exam had been refunded",
  refunded: "the payment had been refunded",
  "decided already": "it had been decided already",
  "not refused any more": "the refusal it was about had been lifted",
};

/** Why an email was not sent: the database's reasons, then those of the mail service. */
const mailFailures: Record<string, string> = {
  ...outdatedReasons,
  "account deleted": "the account was deleted",
  "no consent": "there is no consent",
  "award held back": "the award was held back",
  "gave up": "the email service did not accept it, after several attempts",
};

/** Finds the key of `texts` that is the database's reason, or the part of the reason before a colon. */
const findReason = (texts: Record<string, string>, reason: string) =>
  Object.keys(texts).find((key) => reason === key || reason.startsWith(`${key}: `));

/**
 * @param reason the database's reason why an email was not sent; null if none is stored
 * @returns whether the email's content was no longer true; such an email cannot be sent again
 */
export const isOutdatedMail = (reason: string | null): boolean =>
  reason !== null && findReason(outdatedReasons, reason) !== undefined;

/**
 * @param reason the database's reason; null if none is stored
 * @returns why an email was not sent, as a part of a sentence
 */
export function describeMailFailure(reason: string | null): string {
  if (reason === null) return "no reason was recorded";
  const knownReason = findReason(mailFailures, reason);
  return knownReason === undefined
    ? reason
    : `${mailFailures[knownReason]}${reason.slice(knownReason.length)}`;
}
