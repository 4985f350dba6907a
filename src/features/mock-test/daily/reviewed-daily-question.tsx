import { useState } from "react";
import { toShownQuestion } from "../../../engine/mock-test/shown-question";
import { ReviewedQuestion } from "../../../ui/test-parts/reviewed-question";
import type { DailyQuestion } from "./daily-question";

type Props = {
  dailyQuestion: DailyQuestion;
  /** The text of the chosen option; undefined if the question was not answered. */
  answer: string | undefined;
};

function judge(answer: string | undefined, right: string): "correct" | "wrong" | "unanswered" {
  if (answer === undefined) return "unanswered";
  return answer === right ? "correct" : "wrong";
}

/** A question of the day with its answer and explanation. */
export function ReviewedDailyQuestion({ dailyQuestion: { question, explanation }, answer }: Props) {
  const [shownQuestion] = useState(() => toShownQuestion(question));
  return (
    <ReviewedQuestion
      question={shownQuestion}
      number={1}
      answer={answer}
      verdict={judge(answer, question.answer)}
      rightValues={[question.answer]}
      mistake={answer === undefined ? undefined : explanation?.wrong[answer]}
      why={explanation?.why}
    />
  );
}
