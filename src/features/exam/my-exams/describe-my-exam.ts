import { examPath, receiptPath, rehearsalPath, resultPath } from "../../../config/paths";
import { describeHours, readExamHours } from "../../../content/exam-hours";
import type { MyExam } from "../../../data/exam/my-exams";

/** What an exam's card says once it is bought, and where it leads. `isNow`: there is something to do at once. */
export type ExamWay = { line: string; to: string; label: string; isNow: boolean };

/** What has no result. */
const withoutResult: ReadonlySet<string> = new Set([
  "missed",
  "called_off",
  "refund_under_way",
  "void",
  "reset",
]);

/**
 * @param exam of one student
 * @returns whether its result waits, or will wait, for a guardian's consent; told from the registration on (exam section 9)
 */
export function waitsForConsent({ state, heldFor }: Pick<MyExam, "state" | "heldFor">): boolean {
  return heldFor === "consent" && !withoutResult.has(state);
}

type Facts = Pick<MyExam, "state" | "heldFor" | "paperId" | "attemptId" | "opensAt" | "lastStartAt">;

const booked = "Your place is booked. The exam's page opens half an hour before its start.";

/** What follows the attempt, by how far the exam has come. */
const afterwards: Partial<Record<Facts["state"], string>> = {
  finished: "You have finished it. The result comes by email and here.",
  closed: "The exam is over. The result comes by email and here.",
  provisional: "Your answers were marked; ranks are still to come.",
  final: "The result is out.",
  held: "You have finished it. Its result is held until a question is settled; we write to you.",
  void: "It does not count; we have written to you why.",
  reset: "This attempt does not count; the exam can be sat again on the reserve paper.",
};

/** Of what holds a result this has words of its own; the others are told as held. */
const held: Partial<Record<NonNullable<Facts["heldFor"]>, Omit<ExamWay, "to">>> = {
  consent: { line: "You have finished it, and it is marked.", label: "See why", isNow: false },
  void: {
    line: "We have a question about it.",
    label: "Read and reply",
    isNow: true,
  },
};

/** How the way to a result is called; its page says why there is none. */
const resultLabels = {
  provisional: "See your marks",
  final: "See the result",
  held: "See why",
  void: "See why",
  reset: "See why",
} satisfies Partial<Record<Facts["state"], string>>;

/**
 * @param exam of one student
 * @returns what its card says and where it leads, by the exam's state (exam section 10)
 */
export function describeMyExam(exam: Facts): ExamWay {
  const page = exam.paperId === null ? rehearsalPath : examPath(exam.paperId);
  const about = { to: page, label: "What to do", isNow: false };
  switch (exam.state) {
    case "lobby":
      return {
        line: describeHours(readExamHours(exam.opensAt, exam.lastStartAt)),
        to: page,
        label: "Go to the lobby",
        isNow: true,
      };
    case "open":
      return { line: "It is open now.", to: page, label: "Go to the start", isNow: true };
    case "running":
      return { line: "It is under way, and the clock runs.", to: page, label: "Go on with it", isNow: true };
    case "missed":
      return { line: "It was not started in time.", ...about };
    case "called_off":
      return { line: "It was called off.", ...about };
    case "refund_under_way":
      return { line: "Its price is on the way back to you.", ...about };
    case "scheduled":
    case "not_ready":
      return {
        line: booked,
        to: page,
        label: "Check this device",
        isNow: exam.state === "not_ready",
      };
    case "finished":
    case "closed": {
      const line = afterwards[exam.state] ?? "";
      if (exam.attemptId === null) return { line, ...about };
      return { line, to: receiptPath(exam.attemptId), label: "See the receipt", isNow: false };
    }
    case "provisional":
    case "final":
    case "held":
    case "void":
    case "reset": {
      const way = (exam.state === "held" && held[exam.heldFor ?? "refund"]) || {
        line: afterwards[exam.state] ?? "",
        label: resultLabels[exam.state],
        isNow: false,
      };
      if (exam.paperId === null) return { line: way.line, ...about };
      return { ...way, to: resultPath(exam.paperId) };
    }
  }
}
