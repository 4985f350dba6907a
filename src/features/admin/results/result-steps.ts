import { countQuestions } from "../../../content/paper-texts";
import type { PaperResults } from "../../../data/admin/paper-results";
import { lateAnswersMs } from "../../../engine/exam/late-answers";
import { formatIst } from "../../../lib/dates";
import { dayInIndia } from "../../../lib/day-in-india";
import { countText } from "../../../ui/count-text";

/**
 * A late answer is saved for a decision if it arrives within this time after the deadline, in milliseconds (docs/exam.md
 * section 5).
 */
const lateAnswersAfterDeadlineMs = 15 * 60_000;

/** The same time, counted from the closing of the paper instead of the deadline, in milliseconds. */
const lateAnswersAfterCloseMs = lateAnswersAfterDeadlineMs - lateAnswersMs;

/**
 * The next step of a paper's results. `now`: an organiser can do it; `soon`: it happens automatically or another organiser
 * must do it; `done`: nothing is left to do; `alarm`: a publication has failed. `canPublish`: the step is a publication
 * that can be made now.
 */
export type NextStep = { urgency: "alarm" | "now" | "soon" | "done"; text: string; canPublish?: true };

/**
 * @param paper a paper from the list
 * @param resultsOn the edition's result date, a calendar day in India
 * @returns the first day on which its final result can be published: the result date, or the day after the challenges
 * close if that is later
 */
export function findFinalDay({ challengeUntil }: PaperResults, resultsOn: string): string {
  // Challenges close at midnight, when the next day begins.
  const dayAfterChallenges = challengeUntil === null ? resultsOn : dayInIndia(new Date(challengeUntil));
  return dayAfterChallenges > resultsOn ? dayAfterChallenges : resultsOn;
}

function findStepBeforeProvisional({
  closesAt,
  closedAt,
  lateAnswerAttempts,
  undecided,
  serverNow,
}: PaperResults): NextStep {
  if (closedAt === null || closesAt === null) {
    const isOver = closesAt !== null && Date.parse(serverNow) > Date.parse(closesAt);
    if (isOver) return { urgency: "soon", text: "Closing and calculating: a minute or two" };
    return {
      urgency: "soon",
      text: closesAt === null ? "No start time yet" : `Closes ${formatIst(closesAt, "dateTime")}`,
    };
  }
  if (lateAnswerAttempts > 0)
    return {
      urgency: "now",
      text: `Decide on the late answers of ${countText(lateAnswerAttempts, "student", "students")}, under Exam day`,
    };
  if (undecided > 0)
    return {
      urgency: "now",
      text: `Check ${countText(undecided, "doubtful question", "doubtful questions")}`,
    };
  const lateAnswersUntilMs = Date.parse(closesAt) + lateAnswersAfterCloseMs;
  if (Date.parse(serverNow) <= lateAnswersUntilMs)
    return {
      urgency: "soon",
      text: `Late answers can arrive until ${formatIst(new Date(lateAnswersUntilMs), "clock")}`,
    };
  return { urgency: "now", text: "Publish the provisional result", canPublish: true };
}

function findStepBeforeFinal(
  { challengeUntil, unanswered, unconfirmed, serverNow }: PaperResults,
  resultsOn: string,
): NextStep {
  if (unanswered > 0) return { urgency: "now", text: `Reply to challenges of ${countQuestions(unanswered)}` };
  if (unconfirmed > 0)
    return { urgency: "now", text: `Confirm ${countText(unconfirmed, "medal", "medals")}` };
  if (challengeUntil !== null && Date.parse(serverNow) <= Date.parse(challengeUntil))
    return { urgency: "soon", text: `Families can challenge until ${formatIst(challengeUntil, "dateTime")}` };
  if (dayInIndia(new Date(serverNow)) < resultsOn)
    return { urgency: "soon", text: `The result date is ${formatIst(resultsOn, "date")}` };
  return { urgency: "now", text: "Publish the final result", canPublish: true };
}

/**
 * Finds the next step of a paper's results. `paper-stages.ts` describes all of the stages; the conditions of both follow
 * `private.publish_error`, which decides.
 *
 * @param paper the paper from the list
 * @param resultsOn the edition's result date, a calendar day in India
 */
export function findNextStep(paper: PaperResults, resultsOn: string): NextStep {
  if (paper.hasConflictOfInterest)
    return { urgency: "soon", text: "Another organiser must do this (your child’s class)" };
  if (paper.failedWith !== null)
    return { urgency: "alarm", text: `Failed (${paper.failedWith}); retrying every minute` };
  if (paper.isInProgress) return { urgency: "soon", text: "In progress: a minute or two" };
  if (paper.finalAt !== null) return { urgency: "done", text: "Final result published" };
  return paper.provisionalAt === null
    ? findStepBeforeProvisional(paper)
    : findStepBeforeFinal(paper, resultsOn);
}

/** The sort position of each urgency. */
const urgencyOrder = { alarm: 0, now: 1, soon: 2, done: 3 };

/**
 * @param papers an edition's papers
 * @param resultsOn its result date
 * @returns the papers with their next steps, the most urgent first; equally urgent ones keep their order
 */
export const sortByUrgency = (papers: readonly PaperResults[], resultsOn: string) =>
  papers
    .map((paper) => ({ paper, step: findNextStep(paper, resultsOn) }))
    .toSorted((a, b) => urgencyOrder[a.step.urgency] - urgencyOrder[b.step.urgency]);
