import { site } from "../../../config/site";
import type { MyExam } from "../../../data/exam/my-exams";
import type { StartRefusal } from "../../../engine/exam/start-outcome";
import { formatIst } from "../../../lib/dates";
import { lowercaseFirst } from "../../../lib/first-letter";

/** The message when there is nothing to start, and the links below it. */
export type LobbyMessage = {
  title: string;
  text: string;
  /** Whether one of the links opens the answer record. */
  hasAnswerRecord: boolean;
  /** Whether one of the links opens the rehearsal. */
  hasRehearsal: boolean;
};

const writeToUsText = `Write to ${site.helpEmail} with the student’s name and the exam.`;

/** Formats a time for families. */
function formatTime(time: string): string {
  return `${formatIst(time, "dateTime")} IST`;
}

function createMessage(title: string, text: string, links: Partial<LobbyMessage> = {}): LobbyMessage {
  return { title, text, hasAnswerRecord: false, hasRehearsal: false, ...links };
}

/** Shown if the paper does not exist, or belongs to the exam of another account. */
export const noExam = createMessage(
  "This exam is not in your account",
  "The link may be for another student, or you may have registered with another account. Your own exams are on your dashboard.",
  { hasRehearsal: true },
);

/** Shown on a new installation until its rehearsal papers are sealed, which takes minutes. */
export const noRehearsal = createMessage(
  "The practice run is not ready yet",
  "It is being prepared. Please come back in a few minutes. Meanwhile, you can take a mock test.",
);

const cancelledMessage = createMessage(
  "This exam was cancelled",
  `We have emailed every family that registered. If you have not received it: ${writeToUsText}`,
);
const refundMessage = createMessage(
  "This exam is being refunded",
  "We are refunding the fee for this exam, so you can no longer start it.",
);

/**
 * @param exam one of the student's exams
 * @returns the message if the exam can no longer be started; null if the exam can be started now or later
 */
export function findLobbyMessage(exam: MyExam): LobbyMessage | null {
  const createWithAnswerRecord = (title: string, text: string) =>
    createMessage(title, text, { hasAnswerRecord: exam.attemptId !== null });
  switch (exam.state) {
    case "finished":
      return createWithAnswerRecord(
        "You have finished this exam",
        "Your answer record shows the answers that we have and will mark.",
      );
    case "closed":
      return createWithAnswerRecord(
        "This exam is over",
        "Everyone has finished. Your answer record shows the questions and the answers that were marked.",
      );
    case "provisional":
      return createWithAnswerRecord(
        "This exam has been marked",
        "Your answer record shows the questions and the answers that were marked.",
      );
    case "final":
      return createWithAnswerRecord(
        "The result of this exam is out",
        "Your answer record shows the questions and the answers that were marked.",
      );
    case "held":
      return createWithAnswerRecord(
        "You have finished this exam",
        `We are holding the result until a question about it is settled. We have emailed you. If you have not received it: ${writeToUsText}`,
      );
    case "void":
      return createWithAnswerRecord(
        "This exam does not count",
        `We have emailed you the reason. If you have not received it: ${writeToUsText}`,
      );
    case "reset":
      return createWithAnswerRecord(
        "This attempt does not count",
        `You can take the exam again on a reserve paper, within seven days of the exam. We will email you the time. If you have not received it: ${writeToUsText}`,
      );
    case "missed":
      return createMessage(
        "You have missed the start time",
        `${exam.lastStartAt ? `You could start it until ${formatTime(exam.lastStartAt)}. ` : ""}If something stopped you, ${lowercaseFirst(writeToUsText)}`,
      );
    case "refund_under_way":
      return refundMessage;
    case "cancelled":
      return cancelledMessage;
    case "scheduled":
    case "not_ready":
    case "lobby":
    case "open":
    case "running":
      return null;
  }
}

/**
 * @param refusal the outcome of start_exam
 * @returns the message for a child who has just pressed Start, with the next steps
 */
export function describeRefusal(refusal: StartRefusal): LobbyMessage {
  switch (refusal.outcome) {
    case "too_early":
      return createMessage(
        "Not yet",
        `You can start at ${formatIst(refusal.slotOpensAt, "clock")} IST. You will not lose any time: your clock starts when you press Start.`,
      );
    case "too_late":
      return createMessage(
        "You have missed the start time",
        `You could start this exam until ${formatTime(refusal.lastStartAt)}. If something stopped you, ${lowercaseFirst(writeToUsText)}`,
      );
    case "finished":
      return createMessage(
        "You have finished this exam",
        "Your answer record shows the answers that we have and will mark.",
        {
          hasAnswerRecord: true,
        },
      );
    case "not_enrolled":
      return noExam;
    case "paper_opened":
      return createMessage(
        "You cannot take this exam",
        `You have seen the questions of this paper as an organiser. ${writeToUsText}`,
      );
    case "refund_under_way":
      return refundMessage;
    case "cancelled":
      return cancelledMessage;
    case "not_ready":
      return createMessage(
        "Your question paper is not here yet",
        "Stay on this page: it checks again automatically. You will not lose any time: your clock starts when you press Start.",
      );
    case "limit":
      return createMessage(
        "That’s enough for today!",
        "You can start a practice run up to 20 times a day. Please come back tomorrow. Mock tests have no limit.",
      );
  }
}
