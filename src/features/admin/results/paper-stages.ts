import type { ResultsView } from "../../../config/results-path";
import { countQuestions } from "../../../content/paper-texts";
import type { PaperResults } from "../../../data/admin/paper-results";
import { formatIst } from "../../../lib/dates";
import { countText } from "../../../ui/count-text";
import { findFinalDay, findNextStep } from "./result-steps";

/** One stage of a paper's results, and the view in which an organiser completes it. */
export type PaperStage = {
  title: string;
  state: "done" | "now" | "later";
  text: string;
  view?: ResultsView;
};

const formatTime = (time: string) => `${formatIst(time, "dateTime")} IST`;

function describeDecisions({
  closedAt,
  lateAnswerAttempts,
  undecided,
  provisionalAt,
}: PaperResults): PaperStage {
  const stage = { title: "Late answers and doubtful questions", view: "questions" } as const;
  if (closedAt === null)
    return { ...stage, state: "later", text: "Statistics are calculated when the paper closes." };
  const pendingParts = [
    lateAnswerAttempts > 0 &&
      `late answers of ${countText(lateAnswerAttempts, "student", "students")}, under Exam day`,
    undecided > 0 && countText(undecided, "doubtful question", "doubtful questions"),
  ].filter(Boolean);
  if (pendingParts.length > 0)
    return { ...stage, state: "now", text: `Pending: ${pendingParts.join("; ")}.` };
  return {
    ...stage,
    state: "done",
    text: provisionalAt === null ? "No decisions pending." : "All decided.",
  };
}

function describeChallenges({
  provisionalAt,
  challengeUntil,
  unanswered,
  serverNow,
}: PaperResults): PaperStage {
  const stage = { title: "Challenges", view: "challenges" } as const;
  if (provisionalAt === null || challengeUntil === null)
    return { ...stage, state: "later", text: "Families have seven days from the provisional result." };
  if (unanswered > 0)
    return {
      ...stage,
      state: "now",
      text: `${countQuestions(unanswered)} without a reply. Challenges close ${formatTime(challengeUntil)}.`,
    };
  const isOpen = Date.parse(serverNow) <= Date.parse(challengeUntil);
  return isOpen
    ? { ...stage, state: "now", text: `None pending. Challenges close ${formatTime(challengeUntil)}.` }
    : { ...stage, state: "done", text: "The seven days are over. None pending." };
}

function describeMedals({ kind, provisionalAt, checks, unconfirmed }: PaperResults): PaperStage {
  const stage = { title: "Medals to confirm", view: "medals" } as const;
  if (kind === "reserve")
    return { ...stage, state: "done", text: "A reserve paper has no ranks and no medals." };
  if (provisionalAt === null && checks === 0)
    return {
      ...stage,
      state: "later",
      text: "Chosen when the provisional result is published: every gold, and one in ten silver and bronze at random.",
    };
  return unconfirmed > 0
    ? {
        ...stage,
        state: provisionalAt === null ? "later" : "now",
        text: `${unconfirmed} of ${countText(checks, "medal", "medals")} pending.`,
      }
    : {
        ...stage,
        state: "done",
        text: `${countText(checks, "medal", "medals")} checked; none pending.`,
      };
}

/**
 * @param paper the paper from the list
 * @param resultsOn the edition's result date, a calendar day in India
 * @returns the stages from the end of the exam to the final result, in order
 */
export function listPaperStages(paper: PaperResults, resultsOn: string): PaperStage[] {
  const { closesAt, closedAt, provisionalAt, finalAt, participantCount } = paper;
  const participantText =
    participantCount === null ? "" : ` ${countText(participantCount, "participant", "participants")}.`;
  return [
    closedAt === null
      ? {
          title: "Closed",
          state: "now",
          text: closesAt === null ? "No start time yet." : `At ${formatTime(closesAt)}.`,
        }
      : { title: "Closed", state: "done", text: `${formatTime(closedAt)}.${participantText}` },
    describeDecisions(paper),
    provisionalAt === null
      ? {
          title: "Provisional result",
          state: findNextStep(paper, resultsOn).canPublish ? "now" : "later",
          text: "Own answers with the answer key, and marks; no ranks.",
        }
      : { title: "Provisional result", state: "done", text: `Published ${formatTime(provisionalAt)}.` },
    describeChallenges(paper),
    describeMedals(paper),
    finalAt === null
      ? {
          title: "Final result",
          state: provisionalAt !== null && findNextStep(paper, resultsOn).canPublish ? "now" : "later",
          text: `Ranks, awards and certificates, ${provisionalAt === null ? "after the seven days for challenges, " : ""}on ${formatIst(findFinalDay(paper, resultsOn), "date")} or later.`,
        }
      : { title: "Final result", state: "done", text: `Published ${formatTime(finalAt)}.` },
  ];
}
