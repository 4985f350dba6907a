/** Chooses the sentences that an organiser reads out to a parent on the phone. */
import type { Family, FamilyConnection, FamilyExam } from "../../../../data/admin/families";
import {
  listEventsOfKind,
  type FamilyEvent,
  type FamilyEventOf,
} from "../../../../data/admin/family-events/family-events";
import { formatIst } from "../../../../lib/dates";
import { dayInIndia } from "../../../../lib/day-in-india";
import { countText } from "../../../../ui/count-text";
import { describeLosses } from "../family-texts";
import { formatStartPeriod } from "../start-period";
import { describeAwards } from "./describe-awards";
import { describeConsentForParent } from "./describe-consent";
import { describeChangedTime, describeChangeEmail, describeOtherChangedExams } from "./describe-changed-time";
import { describeUnconfirmedEmail } from "./describe-registration";
import { describeReopening } from "../../../../lib/describe-reopening";
import { findIndividualStart, describeStart } from "./describe-start";
import { isResultHeld, rankRule, describeHeldResult, describeResultForParent } from "./describe-results";
import { describeUnpaidCheckouts } from "./describe-checkouts";
import { describeNewestKeptPayment } from "./describe-decided-refunds";
import { describeMoney } from "./describe-money";
import { describeNewOrders, describePayments } from "./describe-payments";
import { isRecent } from "./mention-period";

/** Late answers can arrive for this time after the end of an exam, in milliseconds (15 minutes). */
const lateAnswersPeriodMs = 15 * 60_000;

/** The name of the practice run in the history; it has no marks. */
const practiceExamName = "Practice exam";

/** The maximum number of sentences. */
const maxSentences = 6;

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

/** The sentence about an exam today: it is running, can be started now, or can no longer be started. */
function describeExamNow({ exams, events }: Family, now: Date): string | undefined {
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

/**
 * The sentence about a result. Every edition has an exam of the same name, so the exam of the result may be unknown;
 * then the sentence has only the marks and the rank.
 */
function describeResult(event: FamilyEventOf<"result">, { exams }: Family, now: Date): string {
  const { examName, isFinal, marks, rankText, at } = event;
  const examOfResult = exams
    .filter(
      ({ name, examOn, resultPaperId }) => name === examName && examOn !== null && resultPaperId !== null,
    )
    .filter(({ examOn }) => (examOn ?? "") <= dayInIndia(new Date(at)))
    .toSorted((a, b) => (b.examOn ?? "").localeCompare(a.examOn ?? ""))[0];
  const sentence = examOfResult?.result ? describeResultForParent(examOfResult, now) : undefined;
  if (sentence !== undefined) return sentence;
  const rank = rankText === null ? "" : `, rank ${rankText}`;
  return `The ${isFinal ? "final" : "provisional"} result of ${examName} is ${marks} marks${rank}. ${rankRule} Every answer and its solution are on your dashboard.`;
}

/**
 * The sentence about answers that arrived late: they wait for a decision, were decided on, or came too late for a
 * decision.
 */
function describeLateAnswers({ status, reason }: FamilyEventOf<"answers_kept">, answers: string): string {
  switch (status) {
    case "waiting":
      return `${answers} arrived late. An organiser decides before the results if they count; if they do, we email you the new answer record.`;
    case "too_late":
      return `${answers} arrived more than 15 minutes after the end, so they cannot count.`;
    case "counted":
      return `${answers} arrived late. An organiser decided that they count.`;
    default:
      return `${answers} arrived late. An organiser decided that they do not count${reason === null ? "." : `: “${reason}”`}`;
  }
}

/** The sentence about late answers of an exam that ended today, if they have arrived or may still arrive. */
function describeLateAnswersOfToday(
  { events }: Family,
  endEvent: FamilyEventOf<"exam_ended">,
  now: Date,
): string {
  const lateAnswerEvents = listEventsOfKind(events, "answers_kept").filter(
    ({ examName }) => examName === endEvent.examName,
  );
  if (lateAnswerEvents.length > 0)
    return ` ${lateAnswerEvents.map((event) => describeLateAnswers(event, countText(event.answerCount, "more answer", "more answers"))).join(" ")}`;
  const canArrive = endEvent.endedBy === "time" && isRecent(endEvent, now, lateAnswersPeriodMs);
  return canArrive
    ? " If answers are still on the device, please keep the exam page open on it for 15 minutes, with the internet on. An organiser decides if late answers count."
    : "";
}

/** The sentence about connection losses in an exam that has ended. */
function describeLossesOfExam({ events }: Family, endEvent: FamilyEventOf<"exam_ended">): string {
  const losses = listEventsOfKind(events, "internet_lost").find(
    // Every edition has an exam of the same name.
    ({ examName, at }) =>
      examName === endEvent.examName && dayInIndia(new Date(at)) === dayInIndia(new Date(endEvent.at)),
  );
  return losses ? ` During the exam ${describeLosses(losses)}; the marks do not change.` : "";
}

/**
 * The sentences about one exam that ended today: the published result, or the answers that have arrived and the day of
 * the result.
 */
function describeEndedExam(family: Family, endEvent: FamilyEventOf<"exam_ended">, now: Date): string {
  const { exams, events } = family;
  const today = dayInIndia(now);
  // The exam of an earlier edition has the same name, but its result is older than this exam.
  const result = listEventsOfKind(events, "result").find(
    ({ examName, at }) => examName === endEvent.examName && Date.parse(at) >= Date.parse(endEvent.at),
  );
  if (result) return describeResult(result, family, now);
  const { examName, answeredText, answerRecordCode } = endEvent;
  const answersText = answeredText === null ? "the answers" : `answers to ${answeredText} questions`;
  const recordText = answerRecordCode ? `, answer record ${answerRecordCode}` : "";
  const paidExam = exams.find(({ name, examOn }) => name === examName && examOn === today);
  const finalResultText = paidExam
    ? ` The final results come on ${formatIst(paidExam.resultsOn, "date")}.`
    : "";
  return `${examName} is finished, and we have ${answersText}${recordText}.${describeLossesOfExam(family, endEvent)}${describeLateAnswersOfToday(family, endEvent, now)} We will email you when the marks are published.${finalResultText}`;
}

/** The sentence about a consent that was withdrawn, if the student has exams whose results need it. */
function describeWithdrawnConsent({ student, exams }: Family): string | undefined {
  const isNeeded = exams.some(({ isActive, isCancelled }) => isActive && !isCancelled);
  return isNeeded && student.consent.withdrawnAt !== null
    ? describeConsentForParent(student, exams)
    : undefined;
}

/**
 * The sentence about a consent that was never given, if a result is still to come. A held result has a sentence of its
 * own.
 */
function describeMissingConsent({ student, exams }: Family): string | undefined {
  const { givenAt, withdrawnAt } = student.consent;
  const isAwaited = exams.some(
    ({ isActive, isCancelled, result }) => isActive && !isCancelled && result === null,
  );
  return isAwaited && givenAt === null && withdrawnAt === null
    ? describeConsentForParent(student, exams)
    : undefined;
}

/** The sentences about exams that are over: late answers, a result that is held, and the exams of today. */
function describeTakenExams(family: Family, now: Date): string[] {
  const { exams, events } = family;
  const today = dayInIndia(now);
  const heldExam = exams.find(isResultHeld);
  // The held result can be of an earlier edition, with the same name as this exam.
  const isHeld = (exam: string) =>
    exam === heldExam?.name &&
    !exams.some((other) => other.name === exam && other.examOn === today && !isResultHeld(other));
  const endedEvents = listEventsOfKind(events, "exam_ended").filter(
    ({ at, examName }) =>
      examName !== practiceExamName && dayInIndia(new Date(at)) === today && !isHeld(examName),
  );
  // A pending decision is mentioned for as long as it is pending.
  const isStillMentioned = (event: FamilyEventOf<"answers_kept">) =>
    event.status === "waiting" || isRecent(event, now);
  const lateAnswerEvents = listEventsOfKind(events, "answers_kept").filter(
    (event) =>
      event.examName !== practiceExamName &&
      isStillMentioned(event) &&
      !endedEvents.some(({ examName }) => examName === event.examName) &&
      !listEventsOfKind(events, "result").some(
        ({ examName, at }) => examName === event.examName && Date.parse(at) >= Date.parse(event.at),
      ),
  );
  const sentences = lateAnswerEvents.map((event) =>
    describeLateAnswers(event, `${countText(event.answerCount, "answer", "answers")} of ${event.examName}`),
  );
  const withdrawnConsentText = describeWithdrawnConsent(family);
  if (withdrawnConsentText !== undefined) sentences.push(withdrawnConsentText);
  // The sentence about the withdrawn consent already says how the result appears.
  const isExplained = heldExam?.hold === "consent" && withdrawnConsentText !== undefined;
  if (heldExam && !isExplained) sentences.push(describeHeldResult(heldExam));
  return [...sentences, ...endedEvents.map((event) => describeEndedExam(family, event, now))];
}

/** The sentences about names for certificates that wait for a second organiser. */
const describeNewNames = (events: readonly FamilyEvent[]) =>
  listEventsOfKind(events, "name_asked").map(
    ({ examName, newName }) =>
      `We have the new name for the certificate of ${examName}, “${newName}”. A second organiser has to confirm it; then we email you the new certificate.`,
  );

type ExamDay = Pick<FamilyExam, "name" | "className" | "opensAt" | "lastStartAt">;

/** The day of a coming exam with the time to start it, if that is known. */
function formatExamDay({ name, className, opensAt, lastStartAt }: ExamDay, examOn: string): string {
  const day = `${name} (${className}) on ${formatIst(examOn, "weekdayWithYear")}`;
  return opensAt === null || lastStartAt === null
    ? `${day}. The time will be announced.`
    : `${day}: start between ${formatStartPeriod({ opensAt, lastStartAt }, "and")}. The exam page opens 30 minutes before.`;
}

const describeCancelledExam = ({ name, className, examOn }: Family["exams"][number]) =>
  `${name} (${className}) on ${formatIst(examOn ?? "", "date")} is cancelled. You need not do anything: we will email you about the refund.`;

/** The sentences about exams to come: one that is cancelled (not today), and the next one. */
function describeUpcomingExams({ exams, events }: Family, now: Date): string[] {
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
    sentences.push(`The next exam is ${exam}${describeChangedTime(events, nextExam.name, now)}`);
    const otherExams = upcomingExams.flatMap(({ name, examOn, isCancelled }) =>
      examOn === null || isCancelled || name === nextExam.name || examOn === today ? [] : [{ name, examOn }],
    );
    const otherChanges = describeOtherChangedExams(events, otherExams, now);
    if (otherChanges !== undefined) sentences.push(otherChanges);
  }
  return sentences;
}

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
  const upcomingSentences = describeUpcomingExams(family, now);
  const [result] = listEventsOfKind(events, "result");
  const isResultNews =
    result !== undefined &&
    upcomingSentences.length === 0 &&
    takenSentences.length === 0 &&
    !examCancelledToday;
  const resultSentences = isResultNews ? [describeResult(result, family, now)] : [];
  const sentencesBeforeUpcoming = [
    ...takenSentences,
    ...describeNewNames(events),
    ...describeAwards(exams, now),
  ].filter(isSentence);
  const otherSentences = [...sentencesBeforeUpcoming, ...upcomingSentences, ...resultSentences];
  const refundSentencesOfChildren = describeOpenRefundsOfChildren(children);
  const examSentencesOfChildren = describeNextExamsOfChildren(children, now);
  const [first, ...furtherSentences] = [...urgentSentences, ...otherSentences];
  const consentSentences = [describeMissingConsent(family)].filter(isSentence);
  // If there is no news about this child, the call is probably about another child of the family.
  if (first === undefined)
    return [
      ...refundSentencesOfChildren,
      ...examSentencesOfChildren,
      describeAccount(family, now),
      ...consentSentences,
    ].slice(0, maxSentences);
  const nextExamBeginning = "The next exam is";
  // If a payment did not arrive, the script also says which payments have arrived.
  const mentionsPayments =
    first.startsWith(nextExamBeginning) || describeUnpaidCheckouts(events, now).length > 0;
  const ownSentences = [first, ...furtherSentences].map((sentence) =>
    mentionsPayments && sentence.startsWith(nextExamBeginning)
      ? `${describePayments(events, now)} ${sentence}`
      : sentence,
  );
  const hasPaid = mentionsPayments && ownSentences.some((sentence) => sentence.includes(nextExamBeginning));
  const newOrders = hasPaid ? [] : describeNewOrders(family, now);
  const allSentences = [
    ...ownSentences.slice(0, urgentSentences.length),
    ...refundSentencesOfChildren,
    ...ownSentences.slice(urgentSentences.length, urgentSentences.length + sentencesBeforeUpcoming.length),
    ...newOrders,
    ...ownSentences.slice(urgentSentences.length + sentencesBeforeUpcoming.length),
    ...consentSentences,
    ...examSentencesOfChildren,
  ];
  return [...new Set(allSentences)].slice(0, maxSentences);
}
