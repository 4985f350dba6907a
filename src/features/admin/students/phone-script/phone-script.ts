/** Chooses the sentences that an organiser reads out to a parent on the phone. */
import type { Family } from "../../../../data/admin/families";
import { listEventsOfKind, type FamilyEvent } from "../../../../data/admin/family-events/family-events";
import { dayInIndia } from "../../../../lib/day-in-india";
import { describeAwards } from "./describe-awards";
import { describeChangeEmail } from "./describe-changed-time";
import { describeUnpaidCheckouts } from "./describe-checkouts";
import { describeMissingConsent } from "./describe-consent";
import { describeNewestKeptPayment } from "./describe-decided-refunds";
import { describeExamNow } from "./describe-exam-now";
import { describeMoney } from "./describe-money";
import { describeNewOrders, describePayments } from "./describe-payments";
import { describeUnconfirmedEmail } from "./describe-registration";
import { describeResultEvent, describeTakenExams } from "./describe-taken-exams";
import {
  describeCancelledExam,
  describeUpcomingExams,
  formatExamDay,
  nextExamBeginning,
} from "./describe-upcoming-exams";

/** The maximum number of sentences. */
const maxSentences = 6;

/** The sentences about names for certificates that wait for a second organiser. */
const describeNewNames = (events: readonly FamilyEvent[]) =>
  listEventsOfKind(events, "name_asked").map(
    ({ examName, newName }) =>
      `We have the new name for the certificate of ${examName}, “${newName}”. A second organiser has to confirm it; then we email you the new certificate.`,
  );

/** The sentences about payments and refunds of the other children that wait for an organiser. */
const describeOpenRefundsOfChildren = (children: Family["children"]) =>
  children
    .filter(({ isRefundWaiting }) => isRefundWaiting)
    .map(
      ({ name }) =>
        `${name ?? "The other child"}: we are looking at a payment or a refund. Please do not pay again; we will email you.`,
    );

/** The sentences about the next exams of the other children. */
const describeNextExamsOfChildren = (children: Family["children"], now: Date) =>
  children.flatMap(({ name, next }) =>
    next
      ? [
          `${name ?? "The other child"}: the next exam is ${formatExamDay(next, next.examOn)}${describeChangeEmail(next.change, now)}`,
        ]
      : [],
  );

/** The sentence if nothing else is known about a child. */
function describeAccount({ exams, events }: Family, now: Date): string {
  if (exams.some(({ isActive }) => isActive))
    return `${describePayments(events, now)} Your exams are on your dashboard.`;
  if (exams.length > 0) return "The exams were refunded. No exam is booked at the moment.";
  return describeNewestKeptPayment(events) ?? "The account is ready. No exam has been bought yet.";
}

/**
 * Chooses the sentences that answer most calls, the most urgent first: the exam that runs now, money (also of the other
 * children), exams that were taken, the award, exams to come, the newest result, and the other children's exams.
 *
 * @param family the data of the family's page
 * @param now the time of the call
 * @returns one to six sentences to read out to the parent
 */
export function writePhoneScript(family: Family, now: Date): string[] {
  const { student, children, exams, events } = family;
  if (student.isDeleted)
    return ["This account has been deleted. We keep the receipts, but no personal data."];
  const isSentence = (sentence: string | undefined): sentence is string => sentence !== undefined;
  const examCancelledToday = exams.find(
    ({ isActive, isCancelled, examOn }) => isActive && isCancelled && examOn === dayInIndia(now),
  );
  const urgentSentences = [
    describeUnconfirmedEmail(student),
    examCancelledToday && describeCancelledExam(examCancelledToday),
    describeExamNow(family, now),
    ...describeMoney(events, now),
  ].filter(isSentence);
  const takenSentences = describeTakenExams(family, now);
  const pastSentences = [...takenSentences, ...describeNewNames(events), ...describeAwards(exams, now)];
  const upcomingSentences = describeUpcomingExams(family, now);
  const [result] = listEventsOfKind(events, "result");
  const isResultNews =
    result !== undefined &&
    upcomingSentences.length === 0 &&
    takenSentences.length === 0 &&
    !examCancelledToday;
  const resultSentences = isResultNews ? [describeResultEvent(result, exams, now)] : [];
  const consentSentences = [describeMissingConsent(family)].filter(isSentence);
  const refundSentencesOfChildren = describeOpenRefundsOfChildren(children);
  const examSentencesOfChildren = describeNextExamsOfChildren(children, now);
  const [first] = [...urgentSentences, ...pastSentences, ...upcomingSentences, ...resultSentences];
  // If there is no news about this child, the call is probably about another child of the family.
  if (first === undefined)
    return [
      ...refundSentencesOfChildren,
      ...examSentencesOfChildren,
      describeAccount(family, now),
      ...consentSentences,
    ].slice(0, maxSentences);
  const isNextExam = (sentence: string) => sentence.startsWith(nextExamBeginning);
  // If a payment did not arrive, the sentence about the next exam also says which payments have arrived.
  const mentionsPayments =
    upcomingSentences.some(isNextExam) &&
    (isNextExam(first) || describeUnpaidCheckouts(events, now).length > 0);
  const allSentences = [
    ...urgentSentences,
    ...refundSentencesOfChildren,
    ...pastSentences,
    ...(mentionsPayments ? [] : describeNewOrders(family, now)),
    ...upcomingSentences.map((sentence) =>
      mentionsPayments && isNextExam(sentence) ? `${describePayments(events, now)} ${sentence}` : sentence,
    ),
    ...resultSentences,
    ...consentSentences,
    ...examSentencesOfChildren,
  ];
  return [...new Set(allSentences)].slice(0, maxSentences);
}
