/** Sentences about exams that are over, which an organiser reads out to a parent on the phone. */
import type { Family, FamilyExam } from "../../../../data/admin/families";
import { listEventsOfKind, type FamilyEventOf } from "../../../../data/admin/family-events/family-events";
import { formatIst } from "../../../../lib/dates";
import { dayInIndia } from "../../../../lib/day-in-india";
import { countText } from "../../../../ui/count-text";
import { describeLosses } from "../family-texts";
import { describeWithdrawnConsent } from "./describe-consent";
import { describeHeldResult, describeResultForParent, isResultHeld, rankRule } from "./describe-results";
import { isRecent } from "./mention-period";

/** Late answers can arrive for this time after the end of an exam, in milliseconds (15 minutes). */
const lateAnswersPeriodMs = 15 * 60_000;

/** The name of the practice run in the history; it has no marks. */
const practiceExamName = "Practice exam";

/**
 * @param event a published result. Every edition has an exam of the same name, so its exam may be unknown; then the
 *   sentence has only the marks and the rank
 * @param exams the exams of the student
 * @param now the time of the call
 * @returns the sentence about the result
 */
export function describeResultEvent(
  event: FamilyEventOf<"result">,
  exams: readonly FamilyExam[],
  now: Date,
): string {
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
  if (result) return describeResultEvent(result, exams, now);
  const { examName, answeredText, answerRecordCode } = endEvent;
  const answersText = answeredText === null ? "the answers" : `answers to ${answeredText} questions`;
  const recordText = answerRecordCode ? `, answer record ${answerRecordCode}` : "";
  const paidExam = exams.find(({ name, examOn }) => name === examName && examOn === today);
  const finalResultText = paidExam
    ? ` The final results come on ${formatIst(paidExam.resultsOn, "date")}.`
    : "";
  return `${examName} is finished, and we have ${answersText}${recordText}.${describeLossesOfExam(family, endEvent)}${describeLateAnswersOfToday(family, endEvent, now)} We will email you when the marks are published.${finalResultText}`;
}

/**
 * @param family the data of the family's page
 * @param now the time of the call
 * @returns the sentences about exams that are over: late answers, a result that is held, and the exams of today
 */
export function describeTakenExams(family: Family, now: Date): string[] {
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
