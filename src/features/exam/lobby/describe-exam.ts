import { site } from "../../../config/site";
import type { MyExam } from "../../../data/exam/my-exams";
import type { StartRefusal } from "../../../engine/exam/start-outcome";
import { formatIst } from "../../../lib/dates";

/** The message when there is nothing to start, and the links below it. */
export type LobbyMessage = {
  title: string;
  text: string;
  /** Whether the exam's receipt is one of them. */
  hasReceipt: boolean;
  /** Whether the rehearsal is one of them. */
  hasRehearsal: boolean;
};

const write = `Write to ${site.helpEmail} with the student’s name and the exam.`;

/** Formats a time for families. */
function at(time: string): string {
  return `${formatIst(time, "time")} IST`;
}

function say(title: string, text: string, ways: Partial<LobbyMessage> = {}): LobbyMessage {
  return { title, text, hasReceipt: false, hasRehearsal: false, ...ways };
}

/** The same message if the paper does not exist or is not this account's. */
export const noExam = say(
  "This exam is not in your account",
  "The link may be for another student, or you may have registered with another account. Your own exams are on your dashboard.",
  { hasRehearsal: true },
);

/** Shown on a new installation until its rehearsal papers are sealed, which takes minutes. */
export const noRehearsal = say(
  "The practice run is not ready yet",
  "It is being prepared. Please come back in a few minutes. Meanwhile, you can take a mock test.",
);

const calledOff = say(
  "This exam was cancelled",
  `We have emailed every family that registered. If you have not received it: ${write}`,
);
const refundUnderWay = say(
  "This exam is being refunded",
  "We are refunding the fee for this exam, so you can no longer start it.",
);

/**
 * @param exam one of the student's exams
 * @returns the message if it cannot be started yet or no longer; null if the lobby leads to its start
 */
export function describeExam(exam: MyExam): LobbyMessage | null {
  const received = (title: string, text: string) => say(title, text, { hasReceipt: exam.attemptId !== null });
  switch (exam.state) {
    case "finished":
      return received(
        "You have finished this exam",
        "We have your answers. Your answer record shows what will be marked.",
      );
    case "closed":
      return received(
        "This exam is over",
        "Everyone has finished. Your answer record shows the questions and the answers that were marked.",
      );
    case "provisional":
      return received(
        "This exam has been marked",
        "Your answer record shows the questions and the answers that were marked.",
      );
    case "final":
      return received(
        "The result of this exam is out",
        "Your answer record shows the questions and the answers that were marked.",
      );
    case "held":
      return received(
        "You have finished this exam",
        `We are holding the result until a question about it is settled. We have emailed you. If you have not received it: ${write}`,
      );
    case "void":
      return received(
        "This exam does not count",
        `We have emailed you the reason. If you have not received it: ${write}`,
      );
    case "reset":
      return received(
        "This attempt does not count",
        `You can take the exam again on a reserve paper, within seven days of the exam. We will email you the time. If you have not received it: ${write}`,
      );
    case "missed":
      return say(
        "You have missed the start time",
        `${exam.lastStartAt ? `You could start it until ${at(exam.lastStartAt)}. ` : ""}If something stopped you, ${write.charAt(0).toLowerCase()}${write.slice(1)}`,
      );
    case "refund_under_way":
      return refundUnderWay;
    case "called_off":
      return calledOff;
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
      return say(
        "Not yet",
        `You can start at ${formatIst(refusal.slotOpensAt, "clock")} IST. You will not lose any time: your clock starts when you press Start.`,
      );
    case "too_late":
      return say(
        "You have missed the start time",
        `You could start this exam until ${at(refusal.lastStartAt)}. If something stopped you, ${write.charAt(0).toLowerCase()}${write.slice(1)}`,
      );
    case "finished":
      return say(
        "You have finished this exam",
        "We have your answers. Your answer record shows what will be marked.",
        {
          hasReceipt: true,
        },
      );
    case "not_enrolled":
      return noExam;
    case "paper_opened":
      return say(
        "You cannot take this exam",
        `You have seen the questions of this paper as an organiser. ${write}`,
      );
    case "refund_under_way":
      return refundUnderWay;
    case "called_off":
      return calledOff;
    case "not_ready":
      return say(
        "Your question paper is not here yet",
        "Stay on this page: it checks again automatically. You will not lose any time: your clock starts when you press Start.",
      );
    case "limit":
      return say(
        "That’s enough for today!",
        "You can start a practice run up to 20 times a day. Please come back tomorrow. Mock tests have no limit.",
      );
  }
}
