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
 * @param reply the server's reply to a publication
 * @returns why the result was not published, and what to do; undefined if it was published
 */
export function describePublishRefusal(reply: PublishOutcome): string | undefined {
  switch (reply.outcome) {
    case "waiting":
      return undefined;
    case "published_already":
      return "Another organiser has already published this result.";
    case "not_provisional":
      return "Publish the provisional result first.";
    case "too_early":
      return `You can publish this result from ${formatIst(reply.until, "dateTime")} IST.`;
    case "kept_answers":
      return `Answers of ${countText(reply.count, "student", "students")} came late and have not been decided on. Please decide under Exam day, Students.`;
    case "undecided":
      return `Not checked yet: ${nameQuestions(reply.questions)} (doubtful by its statistics).`;
    case "unanswered":
      return `Families have challenged ${nameQuestions(reply.questions)} and have no reply yet.`;
    case "unconfirmed":
      return `${countText(reply.count, "medal", "medals")} are not confirmed yet, under Medals to confirm.`;
    case "many_golds":
      return `There would now be ${reply.golds} gold medals, a different number from the one you approved. The page has been refreshed: please check and press again.`;
    default:
      return paperRefusalText(reply.outcome);
  }
}
