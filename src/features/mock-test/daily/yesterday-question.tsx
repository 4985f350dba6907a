import { useCallback, useState } from "react";
import { findDailyAnswer } from "../../../engine/mock-test/daily-answers";
import { addDays } from "../../../lib/day-in-india";
import { useLoaded } from "../../../lib/use-loaded";
import { Button } from "../../../ui/button";
import { Skeleton } from "../../../ui/skeleton";
import { findDailyQuestion } from "./daily-question";
import { ReviewedDailyQuestion } from "./reviewed-daily-question";

type LoadedProps = {
  studentId: string | null;
  classNumber: number;
  /** Yesterday in India, `YYYY-MM-DD`. */
  yesterday: string;
};

type Props = {
  studentId: string | null;
  classNumber: number;
  /** Today in India, `YYYY-MM-DD`. */
  day: string;
};

/** Fetches and shows the question. */
function LoadedQuestion({ studentId, classNumber, yesterday }: LoadedProps) {
  const loadedQuestion = useLoaded(
    useCallback(() => findDailyQuestion(classNumber, yesterday), [classNumber, yesterday]),
  );
  if (loadedQuestion.state !== "ready") return <Skeleton label="Fetching yesterday’s question" rows={1} />;
  const dailyQuestion = loadedQuestion.value;
  if (!dailyQuestion) return <p>The question could not be loaded. Please try again when you are online.</p>;
  const answer = findDailyAnswer(studentId, {
    classNumber,
    day: yesterday,
    itemId: dailyQuestion.question.id,
  });
  return <ReviewedDailyQuestion dailyQuestion={dailyQuestion} answer={answer} />;
}

/** Yesterday's question with its answer, fetched when the child presses the button. */
export function YesterdayQuestion({ studentId, classNumber, day }: Props) {
  const [isOpen, setOpen] = useState(false);
  if (!isOpen)
    return (
      <Button
        variant="outline"
        size="card"
        onClick={() => setOpen(true)}
        className="justify-self-start max-sm:w-full"
      >
        See yesterday’s question
      </Button>
    );
  return (
    <section className="grid grid-cols-1 gap-3">
      <h2 className="text-heading">Yesterday’s question</h2>
      <LoadedQuestion studentId={studentId} classNumber={classNumber} yesterday={addDays(day, -1)} />
    </section>
  );
}
