import { refusalText } from "../../../content/paper-texts";
import type { PublishOutcome } from "../../../data/admin/paper-results";
import { formatIst } from "../../../lib/dates";
import { countText } from "../../../ui/count-text";

/** @returns `question 3`, `questions 3, 7 and 12` */
function nameQuestions(numbers: readonly number[]): string {
  const names = new Intl.ListFormat("en-IN").format(numbers.map(String));
  return `${numbers.length === 1 ? "question" : "questions"} ${names}`;
}

/**
 * @param answer to a publication
 * @returns why it was not published and what to do; undefined where it is
 */
export function describePublishRefusal(answer: PublishOutcome): string | undefined {
  switch (answer.outcome) {
    case "waiting":
      return undefined;
    case "published_already":
      return "It is published already: another organiser was first.";
    case "not_provisional":
      return "The provisional result is published first.";
    case "too_early":
      return `It can be published from ${formatIst(answer.until, "time")} IST on.`;
    case "kept_answers":
      return `Answers of ${countText(answer.count, "student", "students")} came late, and nobody has decided whether they count. Please decide under Exam day, Students.`;
    case "undecided":
      return `Nobody has decided yet on ${nameQuestions(answer.questions)}, suspect by its numbers.`;
    case "unanswered":
      return `Families challenge ${nameQuestions(answer.questions)}, and nobody has answered yet.`;
    case "unconfirmed":
      return `${countText(answer.count, "medal", "medals")} are not confirmed yet, under Medals to confirm.`;
    case "many_golds":
      return `There would be ${answer.golds} gold medals now, which is another number than you agreed to. The page has been read again: please look, and press once more.`;
    default:
      return refusalText(answer.outcome);
  }
}
