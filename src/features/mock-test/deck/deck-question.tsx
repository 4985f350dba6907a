import { useEffect, useRef, useState } from "react";
import { subjects } from "../../../content/subjects";
import type { DueQuestion } from "./due-questions";
import { toShownQuestion } from "../../../engine/mock-test/shown-question";
import { Button } from "../../../ui/button";
import { Notice } from "../../../ui/notice";
import { QuestionCard } from "../../../ui/test-parts/question-card";
import { ReviewedQuestion } from "../../../ui/test-parts/reviewed-question";
import { useReadAloud } from "../../../ui/test-parts/use-read-aloud";

type Props = {
  dueQuestion: DueQuestion;
  /** From 1. */
  number: number;
  total: number;
  /** Stores the answer, and returns in how many days the mistake is asked again. */
  onAnswer: (isRight: boolean) => number | "done";
  onNext: () => void;
};

/** Describes when the mistake is asked again. */
function describeReturn(days: number | "done"): string {
  if (days === "done") return "You have fixed this mistake. Well done!";
  return days === 1
    ? "A question like this comes back tomorrow."
    : `A question like this comes back in ${days} days.`;
}

/** One question of the mistakes deck: first the question, then its explanation and when the mistake is asked again. */
export function DeckQuestion({ dueQuestion, number, total, onAnswer, onNext }: Props) {
  const { question, explanation, mistakeText, card } = dueQuestion;
  const [shownQuestion] = useState(() => toShownQuestion(question));
  const [answer, setAnswer] = useState<string>();
  const [returnsInDays, setReturnsInDays] = useState<number | "done">();
  const review = useRef<HTMLDivElement>(null);
  const subject = subjects.find(({ slug }) => slug === card.subjectSlug);
  const readAloud = useReadAloud(subject?.name ?? "", card.classNumber);
  const isRight = answer === question.answer;
  useEffect(() => {
    if (returnsInDays === undefined) return;
    review.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0, behavior: "instant" });
  }, [returnsInDays]);

  if (returnsInDays === undefined)
    return (
      <form
        className="grid grid-cols-1 gap-6"
        onSubmit={(event) => {
          event.preventDefault();
          if (answer !== undefined) setReturnsInDays(onAnswer(isRight));
        }}
      >
        <QuestionCard
          question={shownQuestion}
          number={number}
          total={total}
          answer={answer}
          onChoose={(_, value) => setAnswer(value)}
          takesFocusAtFirst={number > 1}
          canReadAloud={readAloud.isOn}
        />
        <Button type="submit" disabled={answer === undefined} className="justify-self-start max-sm:w-full">
          Check my answer
        </Button>
      </form>
    );
  return (
    <div ref={review} tabIndex={-1} className="grid grid-cols-1 gap-4 outline-none">
      <h2 className="sr-only">Your answer</h2>
      <ReviewedQuestion
        question={shownQuestion}
        number={number}
        answer={answer}
        verdict={isRight ? "correct" : "wrong"}
        rightValues={[question.answer]}
        mistake={explanation.wrong[answer ?? ""]}
        why={explanation.why}
      />
      <Notice tone={isRight ? "success" : "info"}>
        <p>
          You practised this mistake: <strong className="font-semibold">{mistakeText}</strong>.
        </p>
        <p>{describeReturn(returnsInDays)}</p>
      </Notice>
      <Button onClick={onNext} className="justify-self-start max-sm:w-full">
        {number === total ? "Finish" : "Next question"}
      </Button>
    </div>
  );
}
