import { examPath, answerRecordPath, rehearsalPath, resultPath } from "../../../config/paths";
import { describeHours, readExamHours } from "../../../content/exam-hours";
import type { MyExam } from "../../../data/exam/my-exams";

/** The text and link on a bought exam's card. `isNow`: the student has something to do now. */
export type ExamNextStep = { line: string; to: string; label: string; isNow: boolean };

/** States without a result. */
const statesWithoutResult: ReadonlySet<string> = new Set([
  "missed",
  "cancelled",
  "refund_under_way",
  "void",
  "reset",
]);

/**
 * @param exam one of the student's exams
 * @returns true if no guardian has given consent for this exam, so its result is or will be held; this can be true as
 *   soon as the exam is paid (docs/exam.md section 9)
 */
export function waitsForConsent({ state, heldFor }: Pick<MyExam, "state" | "heldFor">): boolean {
  return heldFor === "consent" && !statesWithoutResult.has(state);
}

type ListedExam = Pick<MyExam, "state" | "heldFor" | "paperId" | "attemptId" | "opensAt" | "lastStartAt">;

const registeredText = "You’re registered! The exam page opens 30 minutes before the exam.";

/** The text after the attempt, by the state of the exam. */
const textsAfterAttempt: Partial<Record<ListedExam["state"], string>> = {
  finished: "You have finished this exam. The result will come by email and appear here.",
  closed: "The exam is over. The result will come by email and appear here.",
  provisional: "Your answers have been marked. Ranks will come later.",
  final: "The result is out.",
  held: "You have finished this exam. We are holding the result until a question is settled. We will email you.",
  void: "This attempt does not count. We have emailed you the reason.",
  reset: "This attempt does not count. You can take the exam again on a reserve paper.",
};

/** The reasons for holding a result that have a special text; all others use the text of `held` above. */
const heldTexts: Partial<Record<NonNullable<ListedExam["heldFor"]>, Omit<ExamNextStep, "to">>> = {
  consent: { line: "You have finished this exam, and it has been marked.", label: "See why", isNow: false },
  void: {
    line: "We have a question about this attempt.",
    label: "Read and reply",
    isNow: true,
  },
};

/** Labels of the link to the result page, which shows the reason if there is no result. */
const resultLabels = {
  provisional: "See your marks",
  final: "See the result",
  held: "See why",
  void: "See why",
  reset: "See why",
} satisfies Partial<Record<ListedExam["state"], string>>;

/**
 * @param exam one of the student's exams
 * @returns the text and link of its card, by the exam's state (docs/exam.md section 10)
 */
export function describeMyExam(exam: ListedExam): ExamNextStep {
  const page = exam.paperId === null ? rehearsalPath : examPath(exam.paperId);
  const helpStep = { to: page, label: "What to do", isNow: false };
  switch (exam.state) {
    case "lobby":
      return {
        line: describeHours(readExamHours(exam.opensAt, exam.lastStartAt)),
        to: page,
        label: "Go to the lobby",
        isNow: true,
      };
    case "open":
      return { line: "The exam page is open now.", to: page, label: "Go to the start", isNow: true };
    case "running":
      return {
        line: "You have started this exam, and the clock is running.",
        to: page,
        label: "Continue",
        isNow: true,
      };
    case "missed":
      return { line: "You missed the start time.", ...helpStep };
    case "cancelled":
      return { line: "This exam was cancelled.", ...helpStep };
    case "refund_under_way":
      return { line: "Your refund is on its way.", ...helpStep };
    case "scheduled":
    case "not_ready":
      return {
        line: registeredText,
        to: page,
        label: "Check this device",
        isNow: exam.state === "not_ready",
      };
    case "finished":
    case "closed": {
      const line = textsAfterAttempt[exam.state] ?? "";
      if (exam.attemptId === null) return { line, ...helpStep };
      return { line, to: answerRecordPath(exam.attemptId), label: "See your answer record", isNow: false };
    }
    case "provisional":
    case "final":
    case "held":
    case "void":
    case "reset": {
      const step = (exam.state === "held" && heldTexts[exam.heldFor ?? "refund"]) || {
        line: textsAfterAttempt[exam.state] ?? "",
        label: resultLabels[exam.state],
        isNow: false,
      };
      if (exam.paperId === null) return { line: step.line, ...helpStep };
      return { ...step, to: resultPath(exam.paperId) };
    }
  }
}
