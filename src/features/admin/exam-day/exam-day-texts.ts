import type { SearchedState, SitterState } from "../../../data/admin/exam-day";
import type { DecisionOutcome, Refusal } from "../../../data/admin/exam-decisions";
import { formatIst } from "../../../lib/dates";

/** Why something cannot be decided, as the organiser reads it. */
export const refusalTexts: Record<Refusal, string> = {
  reason_missing: "Please give a reason: the family reads it.",
  waits_already: "The same already waits for a second organiser, under Decisions.",
  not_found: "This is gone, or nothing waits here any more.",
  no_paper: "There is no such paper yet.",
  no_hours: "The exam has no hours yet. They are set in Manage Exams.",
  over: "It is over: what has ended does not run again.",
  called_off: "It is called off.",
  too_much: "That is more than an hour in all.",
  past_midnight: "It would not end on the exam's day.",
  begun: "It has begun, so its hours stay. Minutes can still be given.",
  another_day: "The hours stay on the exam's day. Another day is set in Manage Exams.",
  hours_unordered: "The last start is after the first.",
  opens_too_soon: "The new hour is already past.",
  unchanged: "It has these hours already, so nobody is written to.",
  own_exam: "Nobody decides about an own exam. Please ask another organiser.",
  kept_out:
    "A child of yours is in a class that this is about. Please leave it to an organiser without one there.",
  own_decision: "You asked for this: another organiser confirms it.",
  nothing_given: "Please say what is given.",
  not_enrolled: "The student is not enrolled in this exam.",
  too_early: "That is too early.",
  too_late: "The reserve paper is sat within 7 days after the exam.",
  decided_already: "Somebody else has decided this meanwhile.",
  published: "The marks are published, so nothing more is counted.",
};

/** What was done, as the organiser reads it for a moment. */
export const doneTexts: Record<Exclude<DecisionOutcome, Refusal>, string> = {
  waiting: "It waits for a second organiser, under Decisions.",
  taken: "Done. Everybody enrolled will be written to.",
  given: "Given. The family will be written to.",
  confirmed: "Confirmed. It holds now.",
  withdrawn: "Taken back.",
  counted: "Counted. The family gets a new receipt.",
  left: "Left as it is.",
};

/** The state of somebody's exam, in words. */
export const stateTexts: Record<SitterState, string> = {
  not_begun: "Not begun",
  running: "Running",
  silent: "Silent for 2 minutes",
  finished: "Finished",
  kept: "Finished, with kept answers",
};

/** Whom one can look for, in words. */
export const searchedTexts: Record<SearchedState, string> = {
  all: "Everybody",
  ...stateTexts,
  no_consent: "Without a guardian's consent",
};

/**
 * @param seconds that are given
 * @returns such as `20 minutes`
 */
export const writeMinutes = (seconds: number) => `${Math.round(seconds / 60)} minutes`;

/**
 * @param opensAt an ISO time, or null
 * @param lastStartAt an ISO time, or null
 * @returns such as `11:00 am to 11:15 am`
 */
export function writeStart(opensAt: string | null, lastStartAt: string | null): string {
  if (opensAt === null || lastStartAt === null) return "Time to be announced";
  return `${formatIst(opensAt, "clock")} to ${formatIst(lastStartAt, "clock")}`;
}
