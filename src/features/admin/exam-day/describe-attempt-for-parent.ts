/** Sentences about an attempt that an organiser reads out to a parent on the phone. */
import type { AttemptDetails } from "../../../data/admin/exam-day";
import { formatIst } from "../../../lib/dates";
import { countText } from "../../../ui/count-text";
import { describeReopening } from "../../../lib/describe-reopening";

/** How long after the deadline an answer that was given in time may arrive and still count, in milliseconds (docs/exam.md section 5). */
const graceMs = 180_000;

const formatClock = (moment: string | number) => formatIst(new Date(moment), "clock");

/**
 * @param attempt an attempt
 * @returns the time of the last message from the device to the server, ISO
 */
export function findLastContact({ sessions, started_at }: AttemptDetails): string {
  return sessions
    .map((session) => session.last_contact_at ?? session.started_at)
    .reduce((a, b) => (a > b ? a : b), started_at);
}

function describeRunningAttempt(attempt: AttemptDetails, answersText: string): string {
  const end = formatClock(attempt.deadline_at);
  const reopening = describeReopening(attempt.sessions.slice(1).at(-1)?.started_at ?? null);
  const silentSince = attempt.silences.find(({ until }) => until === null)?.from;
  if (silentSince === undefined)
    return `The exam is running until ${end}. We last heard from the device at ${formatClock(findLastContact(attempt))}. So far ${answersText}.${reopening}`;
  return `We have heard nothing from the device since ${formatClock(silentSince)}. So far ${answersText}. Please keep the exam page open on the same device: it keeps the answers and sends them when the internet is back. Answers given before ${end} count if they reach us by ${formatClock(Date.parse(attempt.deadline_at) + graceMs)}.${reopening}`;
}

function describeLateAnswers({ kept, decision, decide_after }: AttemptDetails, serverNow: string): string {
  if (kept.length === 0) return "";
  const lateText = `${countText(kept.length, "answer", "answers")} reached us late.`;
  if (decision)
    return ` ${lateText} We decided that ${decision.is_counted ? "they count" : "they do not count"}.`;
  const decisionTime =
    decide_after === null || decide_after < serverNow
      ? "before the results"
      : `after ${formatClock(decide_after)} and before the results`;
  return ` ${lateText} We decide ${decisionTime} whether they count.`;
}

/**
 * @param attempt an attempt
 * @param serverNow the server's time, ISO
 * @returns sentences to read out to the parent, which say only what the server has received
 */
export function describeAttemptForParent(attempt: AttemptDetails, serverNow: string): string {
  const { answered, question_count, finished_at, ended_by, deadline_at, silences, too_late } = attempt;
  const answersText = `we have answers to ${answered} of ${question_count ?? "the"} questions`;
  if (finished_at === null) return describeRunningAttempt(attempt, answersText);
  const end =
    ended_by === "student"
      ? `The exam was submitted at ${formatClock(finished_at)}`
      : `Time was up at ${formatClock(deadline_at)}`;
  const silenceText = silences
    .map(
      ({ from, until }) =>
        ` We heard nothing from the device from ${formatClock(from)} to ${formatClock(until ?? deadline_at)}.`,
    )
    .join("");
  const tooLateText =
    too_late === 0
      ? ""
      : ` ${countText(too_late, "answer", "answers")} reached us more than 15 minutes after the end, too late to count.`;
  return `${end}, and ${answersText}.${silenceText}${describeLateAnswers(attempt, serverNow)}${tooLateText}`;
}
