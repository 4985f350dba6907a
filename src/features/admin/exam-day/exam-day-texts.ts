import type { PaperCounts, ParticipantStateFilter, ParticipantState } from "../../../data/admin/exam-day";
import type { DecisionOutcome, Refusal } from "../../../data/admin/exam-decisions";
import { formatIst } from "../../../lib/dates";

/** Messages for a refused decision. */
export const refusalTexts: Record<Refusal, string> = {
  reason_missing: "Please give a reason: the family will read it.",
  waits_already: "The same request is already waiting for a second organiser, under Decisions.",
  not_found: "This decision no longer exists or is no longer waiting.",
  no_paper: "There is no such paper yet.",
  no_hours: "The exam has no start time yet. Set it in Manage Exams.",
  over: "The exam is over and cannot be restarted.",
  cancelled: "The exam is cancelled.",
  too_much: "That is more than one hour in total.",
  past_midnight: "The exam would then not end on the exam day.",
  started: "The exam has started, so its start time cannot change. You can still give extra minutes.",
  another_day: "The start time must stay on the exam day. To change the day, use Manage Exams.",
  hours_unordered: "The latest time to start must be after the first time.",
  opens_too_soon: "The new time has already passed.",
  unchanged: "This is already the start time, so no one is emailed.",
  own_exam: "You cannot decide about your own exam. Please ask another organiser.",
  conflict_of_interest: "Your child is in one of these classes. Please leave this to another organiser.",
  own_decision: "You asked for this decision, so another organiser must confirm it.",
  nothing_given: "Please choose what to give.",
  not_enrolled: "The student is not enrolled in this exam.",
  too_early: "That time is too early.",
  too_late: "The reserve paper must be taken within 7 days after the exam.",
  decided_already: "Someone else has already decided this.",
  published: "The marks are published, so no more answers can be counted.",
};

/** The toast after an action. */
export const doneTexts: Record<Exclude<DecisionOutcome, Refusal>, string> = {
  waiting: "Waiting for a second organiser, under Decisions.",
  taken: "Done. Everyone enrolled will be emailed.",
  given: "Done. The family will be emailed.",
  confirmed: "Confirmed. It is now in effect.",
  withdrawn: "Cancelled.",
  counted: "Counted. The family will get a new answer record.",
  left: "Not counted.",
};

/** The state of a student's exam, in words. */
export const stateTexts: Record<ParticipantState, string> = {
  not_begun: "Not started",
  running: "In progress",
  silent: "Offline for over 2 minutes",
  finished: "Finished",
  kept: "Finished, with late answers",
};

/** The filters of the list of students, in words. */
export const filterTexts: Record<ParticipantStateFilter, string> = {
  all: "Everyone",
  ...stateTexts,
  no_consent: "Without a guardian’s consent",
  no_device_check: "Device check not done",
};

/**
 * @param seconds a duration
 * @returns a text such as `20 minutes`
 */
export const formatMinutes = (seconds: number) => `${Math.round(seconds / 60)} minutes`;

/**
 * @param papers the exam by class
 * @param classId one of the classes, null for all
 * @returns how many families get an email about a decision
 */
export const countFamilies = (
  papers: readonly Pick<PaperCounts, "classId" | "enrolled">[],
  classId: string | null,
): number =>
  papers
    .filter((paper) => classId === null || paper.classId === classId)
    .reduce((all, { enrolled }) => all + enrolled, 0);

/**
 * @param opensAt an ISO time, or null
 * @param lastStartAt an ISO time, or null
 * @returns a text such as `11:00 am to 11:15 am`
 */
export function formatStart(opensAt: string | null, lastStartAt: string | null): string {
  if (opensAt === null || lastStartAt === null) return "Start time to be announced";
  return `${formatIst(opensAt, "clock")} to ${formatIst(lastStartAt, "clock")}`;
}

/**
 * @param opensAt an ISO time, or null
 * @param lastStartAt an ISO time, or null
 * @returns a line such as `Time to start: between 11:00 am and 11:15 am`
 */
export function formatTimeToStart(opensAt: string | null, lastStartAt: string | null): string {
  if (opensAt === null || lastStartAt === null) return "Start time to be announced";
  return `Time to start: between ${formatIst(opensAt, "clock")} and ${formatIst(lastStartAt, "clock")}`;
}
