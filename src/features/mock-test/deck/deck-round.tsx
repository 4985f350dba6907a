import { useState } from "react";
import { paths } from "../../../config/paths";
import { storeDueAnswer, type DueQuestion } from "./due-questions";
import { ButtonLink } from "../../../ui/button";
import { EmptyState } from "../../../ui/empty-state";
import { DeckQuestion } from "./deck-question";

type Props = { studentId: string | null; questions: readonly DueQuestion[] };

/**
 * Shows today's questions of the mistakes deck one after another. Each answer is stored immediately, so that nothing is
 * lost if the child leaves.
 */
export function DeckRound({ studentId, questions }: Props) {
  const [index, setIndex] = useState(0);
  const [rightCount, setRightCount] = useState(0);
  const dueQuestion = questions[index];
  if (dueQuestion)
    return (
      <DeckQuestion
        key={index}
        dueQuestion={dueQuestion}
        number={index + 1}
        total={questions.length}
        onAnswer={(isRight) => {
          if (isRight) setRightCount((count) => count + 1);
          return storeDueAnswer(studentId, dueQuestion, isRight);
        }}
        onNext={() => setIndex((current) => current + 1)}
      />
    );
  return (
    <EmptyState
      title={questions.length > 0 ? "That is all for today" : "No mistakes to practise today"}
      pose="climb"
    >
      <p className="text-ink-soft">
        {questions.length > 0
          ? `${rightCount} of ${questions.length} right.${rightCount < questions.length ? " Tomorrow you can practise what went wrong." : ""}`
          : "For each question you get wrong in a mock test, you get four similar questions here, one at a time: after 1 day, 4 days, 11 days and about a month."}
      </p>
      <ButtonLink to={paths.mockTestLanding}>Take a free mock test</ButtonLink>
    </EmptyState>
  );
}
