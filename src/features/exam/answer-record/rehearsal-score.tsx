import type { AnswerRecordQuestion } from "../../../data/exam/answer-records";
import type { OwnQuestion } from "../../../engine/exam/paper/own-numbering";
import { Card } from "../../../ui/card";
import { ScoreClimb } from "../../../ui/score-climb";

const praiseByPercentage = [
  { min: 90, text: "You reached the summit." },
  { min: 60, text: "A good climb! See below what to work on." },
  { min: 0, text: "Keep practising. Read the answers below: each one is explained." },
];

/** The score of a rehearsal, with the note that it does not count. */
export function RehearsalScore({ questions }: { questions: readonly OwnQuestion<AnswerRecordQuestion>[] }) {
  const rightCount = questions.filter(({ paperQuestion }) => paperQuestion.isRight === true).length;
  const percentage = Math.round((100 * rightCount) / Math.max(1, questions.length));
  return (
    <Card className="grid items-center gap-6 border border-line sm:grid-cols-[220px_1fr] sm:gap-10">
      <ScoreClimb percentage={percentage} className="mx-auto w-full max-w-56" />
      <div className="grid gap-3">
        <p className="font-heading text-heading font-bold tabular">
          {rightCount} of {questions.length} correct
        </p>
        <p>{praiseByPercentage.find(({ min }) => percentage >= min)?.text}</p>
        <p className="text-ink-soft">
          This was only practice, so there is no rank. The real exam uses the same screen as this practice
          run.
        </p>
      </div>
    </Card>
  );
}
