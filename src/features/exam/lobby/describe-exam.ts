import { site } from "../../../config/site";
import type { MyExam } from "../../../data/exam/my-exams";
import type { StartRefusal } from "../../../engine/exam/start-outcome";
import { formatIst } from "../../../lib/dates";

/** What is said where there is nothing to start, and which ways on stand below it. */
export type Standing = {
  title: string;
  text: string;
  /** Whether the exam's receipt is one of them. */
  hasReceipt: boolean;
  /** Whether the rehearsal is one of them. */
  hasRehearsal: boolean;
};

const write = `Write to ${site.helpEmail} and tell us the student's name and the exam.`;

/** A moment as a family reads it. */
function at(time: string): string {
  return `${formatIst(time, "time")} IST`;
}

function say(title: string, text: string, ways: Partial<Standing> = {}): Standing {
  return { title, text, hasReceipt: false, hasRehearsal: false, ...ways };
}

/** Nobody of this account sits that paper, or there is no such paper: the address tells neither from the other. */
export const noExam = say(
  "This exam is not one of yours",
  "The address may be somebody else's, or another account is enrolled. Your own exams are on the dashboard.",
  { hasRehearsal: true },
);

/** Before the papers of an installation are sealed, which takes minutes. */
export const noRehearsal = say(
  "There is no rehearsal yet",
  "It is being prepared. Please come back in a few minutes; the mock tests are open meanwhile.",
);

const calledOff = say(
  "This exam was called off",
  `We have written to every family that is enrolled. If you have no mail from us: ${write}`,
);
const refundUnderWay = say(
  "This exam is being refunded",
  "It was decided that its price goes back to you, so it can no longer be started.",
);

/**
 * @param exam of one student
 * @returns what is said of it where it cannot be started any more, or not yet; null where the lobby leads to its start
 */
export function describeStanding(exam: MyExam): Standing | null {
  const received = (title: string, text: string) => say(title, text, { hasReceipt: exam.attemptId !== null });
  switch (exam.state) {
    case "finished":
      return received(
        "You have finished this exam",
        "Your answers are with us. The receipt says what counts.",
      );
    case "closed":
      return received(
        "This exam is over",
        "Everybody has finished. The receipt shows the questions and what counts of your answers.",
      );
    case "provisional":
      return received(
        "This exam was marked",
        "The receipt shows the questions and what counts of your answers.",
      );
    case "final":
      return received(
        "This exam has its result",
        "The receipt shows the questions and what counts of your answers.",
      );
    case "held":
      return received(
        "You have finished this exam",
        `Its result is held until a question about it is settled. We have written to you; if not: ${write}`,
      );
    case "void":
      return received(
        "This exam does not count",
        `We have written to you why. If you have no mail from us: ${write}`,
      );
    case "reset":
      return received(
        "This attempt does not count",
        `The exam can be sat again on the reserve paper, within seven days of the exam. We write to you with its time; if not: ${write}`,
      );
    case "missed":
      return say(
        "This exam was to be started earlier",
        `${exam.lastStartAt ? `It could be started until ${at(exam.lastStartAt)}. ` : ""}If something kept you from it, ${write.charAt(0).toLowerCase()}${write.slice(1)}`,
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
 * @param refusal of start_exam
 * @returns what it means for a child who has just pressed Start, and the ways on
 */
export function describeRefusal(refusal: StartRefusal): Standing {
  switch (refusal.outcome) {
    case "too_early":
      return say(
        "Not yet",
        `You can start at ${formatIst(refusal.slotOpensAt, "clock")} IST. Nobody loses time: yours begins with your own Start.`,
      );
    case "too_late":
      return say(
        "The last moment to start has passed",
        `This exam could be started until ${at(refusal.lastStartAt)}. If something kept you from it, ${write.charAt(0).toLowerCase()}${write.slice(1)}`,
      );
    case "finished":
      return say("You have finished this exam", "Your answers are with us. The receipt says what counts.", {
        hasReceipt: true,
      });
    case "not_enrolled":
      return noExam;
    case "paper_opened":
      return say(
        "You cannot take this exam",
        `You have opened its paper as an organiser, so you know the questions. ${write}`,
      );
    case "refund_under_way":
      return refundUnderWay;
    case "called_off":
      return calledOff;
    case "not_ready":
      return say(
        "The paper is not here yet",
        "Stay on this page: it looks again by itself. Nobody loses time, for yours begins with your own Start.",
      );
    case "limit":
      return say(
        "Enough for today",
        "A rehearsal can be begun 20 times a day. Tomorrow it is open again; the mock tests have no limit.",
      );
  }
}
