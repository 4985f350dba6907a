import { useEffect, useRef, useState } from "react";
import { topicMockTestStartPath, questionOfTheDayPath } from "../../../config/paths";
import { site } from "../../../config/site";
import { recordPracticeDay } from "../../../data/practice-record";
import { findDailyAnswer, storeDailyAnswer } from "../../../engine/mock-test/daily-answers";
import { toShownQuestion } from "../../../engine/mock-test/shown-question";
import { Button, ButtonLink } from "../../../ui/button";
import { QuestionCard } from "../../../ui/test-parts/question-card";
import { useReadAloud } from "../../../ui/test-parts/use-read-aloud";
import { WhatsappLink } from "../../../ui/whatsapp-link";
import type { DailyQuestion } from "./daily-question";
import { ReviewedDailyQuestion } from "./reviewed-daily-question";

type Props = {
  studentId: string | null;
  classNumber: number;
  /** Today's date in India, `YYYY-MM-DD`. */
  day: string;
  dailyQuestion: DailyQuestion;
};

/** Today's question: its explanation is shown right after the answer, which this device stores until tomorrow. */
export function TodayQuestion({ studentId, classNumber, day, dailyQuestion }: Props) {
  const { subject, question } = dailyQuestion;
  const key = { classNumber, day, itemId: question.id };
  const [shownQuestion] = useState(() => toShownQuestion(question));
  const [chosenAnswer, setChosenAnswer] = useState<string>();
  const [answer, setAnswer] = useState(() => findDailyAnswer(studentId, key));
  const [isJustAnswered, setJustAnswered] = useState(false);
  const review = useRef<HTMLDivElement>(null);
  const readAloud = useReadAloud(subject.name, classNumber);
  useEffect(() => {
    if (isJustAnswered) review.current?.focus();
  }, [isJustAnswered]);

  if (answer === undefined)
    return (
      <form
        className="grid grid-cols-1 gap-6"
        onSubmit={(event) => {
          event.preventDefault();
          if (chosenAnswer === undefined) return;
          storeDailyAnswer(studentId, { ...key, chosen: chosenAnswer });
          recordPracticeDay(studentId);
          setAnswer(chosenAnswer);
          setJustAnswered(true);
        }}
      >
        <QuestionCard
          question={shownQuestion}
          number={1}
          total={1}
          answer={chosenAnswer}
          onChoose={(_, value) => setChosenAnswer(value)}
          canReadAloud={readAloud.isOn}
        />
        <Button
          type="submit"
          disabled={chosenAnswer === undefined}
          className="justify-self-start max-sm:w-full"
        >
          Check my answer
        </Button>
      </form>
    );
  return (
    <div ref={review} tabIndex={-1} className="grid grid-cols-1 gap-4 outline-none">
      <h2 className="sr-only">Your answer</h2>
      <ReviewedDailyQuestion dailyQuestion={dailyQuestion} answer={answer} />
      <p className="text-ink-soft">A new question comes tomorrow.</p>
      <div className="flex flex-wrap gap-3">
        <WhatsappLink
          text={`Question of the day for Class ${classNumber} on ${site.name}: ${subject.name}. Can you solve it?`}
          path={questionOfTheDayPath(classNumber)}
        >
          Share on WhatsApp
        </WhatsappLink>
        <ButtonLink
          to={topicMockTestStartPath(subject.slug, classNumber, question.topic)}
          variant="outline"
          className="max-sm:w-full"
        >
          Practise {question.topic}
        </ButtonLink>
      </div>
    </div>
  );
}
