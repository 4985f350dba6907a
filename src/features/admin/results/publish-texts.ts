import { paperRefusalText } from "../../../content/paper-texts";
import type { PublishOutcome } from "../../../data/admin/paper-results";
import { formatIst } from "../../../lib/dates";
import { countText } from "../../../ui/count-text";

/** @returns `question 3`, `questions 3, 7 and 12` */
function nameQuestions(numbers: readonly number[]): string {
  const names = new Intl.ListFormat("en-IN").format(numbers.map(String));
  return `${numbers.length === 1 ? "question" : "questions"} ${names}`;
}

/**
 * @param answer the server's answer to a publication
 * @returns why it was not published and what to do; undefined if it was
 */
export function describePublishRefusal(answer: PublishOutcome): string | undefined {
  switch (answer.outcome) {
    case "waiting":
      return undefined;
    case "published_already":
      return "Another organiser has already published it.";
    case "not_provisional":
      return "Publish the provisional result first.";
    case "too_early":
      return `You can publish it from ${formatIst(answer.until, "time")} IST.`;
    case "kept_answers":
      return `Answers of ${countText(answer.count, "student", "students")} came late and have not been decided on. Please decide under Exam day, Students.`;
    case "undecided":
      return `Not checked yet: ${nameQuestions(answer.questions)} (suspect statistics).`;
    case "unanswered":
      return `Families have challenged ${nameQuestions(answer.questions)} and have no reply yet.`;
    case "unconfirmed":
      return `${countText(answer.count, "medal", "medals")} are not confirmed yet, under Medals to confirm.`;
    case "many_golds":
      return `There would now be ${answer.golds} gold medals, a different number from the one you approved. The page has been refreshed: please check and press again.`;
    default:
      return paperRefusalText(answer.outcome);
  }
}
