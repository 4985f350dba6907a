/** Chooses the sentences that an organiser reads out to a parent on the phone. */
import type { Family, FamilyConnection, FamilyEvent, FamilyExam } from "../../../../data/admin/families";
import { formatIst } from "../../../../lib/dates";
import { dayInIndia } from "../../../../lib/day-in-india";
import { countText } from "../../../../ui/count-text";
import { describeLosses } from "../family-texts";
import { formatStartPeriod } from "../read-grant";
import { describeAwards } from "./describe-awards";
import { describeConsentForParent } from "./describe-consent";
import { describeChangedTime, describeChangeEmail, describeOtherChangedExams } from "./describe-changed-time";
import { describeUnconfirmedEmail } from "./describe-registration";
import { describeReopening } from "../../../../lib/describe-reopening";
import { findIndividualStart, describeStart } from "./describe-start";
import { isResultHeld, rankRule, describeHeldResult, describeResultForParent } from "./describe-results";
import {
  describeNewestKeptPayment,
  describeMoney,
  describeNewOrders,
  describePayments,
  describeUnpaidCheckouts,
} from "./describe-money";

/** Late answers can arrive for this time after the end of an exam, in milliseconds (15 minutes). */
const lateAnswersMs = 15 * 60_000;

/** Late answers are mentioned for this time, in milliseconds (14 days). */
const lateAnswersAgeMs = 14 * 86_400_000;

/** The name of the practice run in the history; it has no marks. */
const practiceExamName = "Practice exam";

/** The maximum number of sentences. */
const maxSentences = 6;

/** The newest start or end of an exam, if it was today. */
function findExamEventOfToday(events: readonly FamilyEvent[], today: string): FamilyEvent | undefined {
  const newestEvent = events.find(({ kind }) => kind === "exam_started" || kind === "exam_ended");
  return newestEvent && dayInIndia(new Date(newestEvent.at)) === today ? newestEvent : undefined;
}

/** The number of answers that have arrived from a running exam, and the last contact with its device. */
function describeArrivedAnswers(events: readonly FamilyEvent[], startEvent: FamilyEvent): string {
  const arrivedAnswers = events.find(
    ({ kind, exam }) => kind === "answers_arrived" && exam === startEvent.exam,
  );
  if (!arrivedAnswers) return "";
  const questions = arrivedAnswers.note === null ? "questions" : `of ${arrivedAnswers.note} questions`;
  return ` So far we have answers to ${arrivedAnswers.code} ${questions}; the last contact with the device was at ${formatIst(arrivedAnswers.at, "clock")}.`;
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
      (exam) => exam.name === eventOfToday.exam && exam.connection?.isRunning,
    )?.connection;
    const until = connection ? ` ${formatEnd(connection)}` : "";
    return `${eventOfToday.exam} is running${until}, and the clock keeps running.${describeArrivedAnswers(events, eventOfToday)} Please stay on the same device and keep the page open: it keeps the answers and sends them when the internet is back. On another device, the exam continues with the answers that have reached us.${describeReopening(connection?.reopenedAt ?? null)}`;
  }
  // Every edition has an exam of the same name, so only an end on this day counts.
  const isTaken = (exam: string) =>
    events.some(
      (event) =>
        event.kind === "exam_ended" && event.exam === exam && dayInIndia(new Date(event.at)) === today,
    );
  return exams
    .filter(
      ({ name, isActive, isCancelled, examOn, attempt }) =>
        isActive &&
        !isCancelled &&
        attempt === null &&
        examOn !== null &&
        examOn <= today &&
        !(examOn === today && isTaken(name)),
    )
    .map((exam) => describeStart(exam, events, now))
    .find((sentence) => sentence !== undefined);
}

/**
 * The sentence about a result. Every edition has an exam of the same name, so the exam of the result may be unknown;
 * then the sentence has only the marks and the rank.
 */
function describeResult({ what, exam, code, note, at }: FamilyEvent, { exams }: Family, now: Date): string {
  const examOfResult = exams
    .filter(({ name, examOn, resultPaperId }) => name === exam && examOn !== null && resultPaperId !== null)
    .filter(({ examOn }) => (examOn ?? "") <= dayInIndia(new Date(at)))
    .toSorted((a, b) => (b.examOn ?? "").localeCompare(a.examOn ?? ""))[0];
  const sentence = examOfResult?.result ? describeResultForParent(examOfResult, now) : undefined;
  if (sentence !== undefined) return sentence;
  const rank = note === null ? "" : `, rank ${note}`;
  return `The ${what === "final" ? "final" : "provisional"} result of ${exam} is ${code} marks${rank}. ${rankRule} Every answer and its solution are on your dashboard.`;
}

/**
 * The sentence about answers that arrived late: they wait for a decision, were decided on, or came too late for a
 * decision.
 */
function describeLateAnswers({ what, note }: FamilyEvent, answers: string): string {
  switch (what) {
    case "waiting":
      return `${answers} arrived late. An organiser decides before the results if they count; if they do, we email you the new answer record.`;
    case "too_late":
      return `${answers} arrived more than 15 minutes after the end, so they cannot count.`;
    case "counted":
      return `${answers} arrived late. An organiser decided that they count.`;
    default:
      return `${answers} arrived late. An organiser decided that they do not count${note === null ? "." : `: “${note}”`}`;
  }
}

/** The sentence about late answers of an exam that ended today, if they have arrived or may still arrive. */
function describeLateAnswersOfToday({ events }: Family, endEvent: FamilyEvent, now: Date): string {
  const lateAnswerEvents = events.filter(
    ({ kind, exam }) => kind === "answers_kept" && exam === endEvent.exam,
  );
  if (lateAnswerEvents.length > 0)
    return ` ${lateAnswerEvents.map((event) => describeLateAnswers(event, countText(Number(event.code), "more answer", "more answers"))).join(" ")}`;
  const canArrive = endEvent.what === "time" && now.getTime() - Date.parse(endEvent.at) < lateAnswersMs;
  return canArrive
    ? " If answers are still on the device, please keep the exam page open on it for 15 minutes, with the internet on. An organiser decides if late answers count."
    : "";
}

/** The sentence about connection losses in an exam that has ended. */
function describeLossesOfExam({ events }: Family, endEvent: FamilyEvent): string {
  const losses = events.find(
    // Every edition has an exam of the same name.
    ({ kind, exam, at }) =>
      kind === "internet_lost" &&
      exam === endEvent.exam &&
      dayInIndia(new Date(at)) === dayInIndia(new Date(endEvent.at)),
  );
  return losses ? ` During the exam ${describeLosses(losses)}; the marks do not change.` : "";
}

/**
 * The sentences about one exam that ended today: the published result, or the answers that have arrived and the day of
 * the result.
 */
function describeEndedExam(family: Family, endEvent: FamilyEvent, now: Date): string {
  const { exams, events } = family;
  const today = dayInIndia(now);
  // The exam of an earlier edition has the same name, but its result is older than this exam.
  const result = events.find(
    ({ kind, exam, at }) =>
      kind === "result" && exam === endEvent.exam && Date.parse(at) >= Date.parse(endEvent.at),
  );
  if (result) return describeResult(result, family, now);
  const answersText = endEvent.note === null ? "the answers" : `answers to ${endEvent.note} questions`;
  const codeText = endEvent.code ? `, answer record ${endEvent.code}` : "";
  const paidExam = exams.find(({ name, examOn }) => name === endEvent.exam && examOn === today);
  const finalResultText = paidExam
    ? ` The final results come on ${formatIst(paidExam.resultsOn, "date")}.`
    : "";
  return `${endEvent.exam} is finished, and we have ${answersText}${codeText}.${describeLossesOfExam(family, endEvent)}${describeLateAnswersOfToday(family, endEvent, now)} We will email you when the marks are published.${finalResultText}`;
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
  const isHeld = (exam: string | null) =>
    exam === heldExam?.name &&
    !exams.some((other) => other.name === exam && other.examOn === today && !isResultHeld(other));
  const endedEvents = events.filter(
    ({ kind, at, exam }) =>
      kind === "exam_ended" &&
      exam !== practiceExamName &&
      dayInIndia(new Date(at)) === today &&
      !isHeld(exam),
  );
  // A pending decision is mentioned for as long as it is pending.
  const isStillMentioned = ({ what, at }: FamilyEvent) =>
    what === "waiting" || now.getTime() - Date.parse(at) < lateAnswersAgeMs;
  const lateAnswerEvents = events.filter(
    (event) =>
      event.kind === "answers_kept" &&
      event.exam !== practiceExamName &&
      isStillMentioned(event) &&
      !endedEvents.some(({ exam }) => exam === event.exam) &&
      !events.some(
        ({ kind, exam, at }) =>
          kind === "result" && exam === event.exam && Date.parse(at) >= Date.parse(event.at),
      ),
  );
  const sentences = lateAnswerEvents.map((event) =>
    describeLateAnswers(event, `${countText(Number(event.code), "answer", "answers")} of ${event.exam}`),
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
  events
    .filter(({ kind }) => kind === "name_asked")
    .map(
      ({ exam, note }) =>
        `We have the new name for the certificate of ${exam}, “${note}”. A second organiser has to confirm it; then we email you the new certificate.`,
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
  const isBegun = (exam: string) =>
    events.some(
      (event) =>
        (event.kind === "exam_started" || event.kind === "exam_ended") &&
        event.exam === exam &&
        dayInIndia(new Date(event.at)) === today,
    );
  const isOpen = (opensAt: string | null) => opensAt !== null && Date.parse(opensAt) <= now.getTime();
  // An individual start time today has its own sentence.
  const nextExam = upcomingExams.find(
    (exam) =>
      !exam.isCancelled &&
      !isBegun(exam.name) &&
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
  const result = events.find(({ kind }) => kind === "result");
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
