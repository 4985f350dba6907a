import type { ReviewableResult } from "../../../engine/mock-test/mock-test-result";
import { judge, type Verdict } from "../../../engine/mock-test/score";
import { testSeconds } from "../../../engine/mock-test/test-clock";
import { formatSeconds } from "../../../lib/format-seconds";
import { Card } from "../../../ui/card";
import { verdictStyles, VerdictIcon } from "../../../ui/test-parts/verdict-icon";

/** Formats a duration: `6 seconds`, `1 minute 43 seconds`, `12 minutes` */
function formatDuration(totalSeconds: number): string {
  const [minutes, seconds] = [Math.floor(totalSeconds / 60), totalSeconds % 60];
  const parts = [
    minutes > 0 && (minutes === 1 ? "1 minute" : `${minutes} minutes`),
    (seconds > 0 || minutes === 0) && (seconds === 1 ? "1 second" : `${seconds} seconds`),
  ];
  return parts.filter(Boolean).join(" ");
}

function toSeconds(ms: number): number {
  return Math.round(ms / 1000);
}

const verdicts: readonly Verdict[] = ["correct", "wrong", "unanswered"];

/** The legend of the icons. Screen readers get a word for each question instead. */
function Legend() {
  return (
    <p aria-hidden="true" className="flex flex-wrap gap-x-4 gap-y-1 text-small text-ink-soft">
      {verdicts.map((verdict) => (
        <span key={verdict} className="inline-flex items-center gap-1.5">
          <VerdictIcon verdict={verdict} className="size-5" /> {verdictStyles[verdict].word}
        </span>
      ))}
    </p>
  );
}

/** A bar chart of the time spent on each question, with an icon for right, wrong or unanswered. */
export function TimePerQuestion({
  result,
  limitSeconds = testSeconds,
}: {
  result: Pick<ReviewableResult, "questions" | "answers" | "spentMs">;
  /** The time limit: that of a mock test, unless another is given. */
  limitSeconds?: number;
}) {
  const { questions, answers, spentMs } = result;
  const msByQuestion = questions.map(({ id }) => spentMs[id] ?? 0);
  // The bars show whole seconds, as the text does, so that a bar beside 0:00 has no length.
  const secondsByQuestion = msByQuestion.map(toSeconds);
  const usedSeconds = toSeconds(msByQuestion.reduce((sum, ms) => sum + ms, 0));
  const longestSeconds = Math.max(...secondsByQuestion);
  if (longestSeconds === 0) return null;
  return (
    <section className="grid gap-4">
      <h2 className="text-heading">Time per question</h2>
      <Card className="grid gap-4">
        <p>
          You used {formatDuration(usedSeconds)} of {formatDuration(limitSeconds)}. You spent the most time on
          question {secondsByQuestion.indexOf(longestSeconds) + 1}.
        </p>
        <ol
          className="grid gap-x-10 gap-y-2 sm:grid-flow-col sm:grid-cols-2"
          style={{ gridTemplateRows: `repeat(${Math.ceil(questions.length / 2)}, auto)` }}
        >
          {questions.map((question, index) => {
            const verdict = judge(question, answers);
            return (
              <li key={question.id} className="flex items-center gap-2.5">
                <span className="w-6 text-right font-semibold tabular">
                  <span className="sr-only">Question </span>
                  {index + 1}
                </span>
                <VerdictIcon verdict={verdict} className="size-5" />
                <span className="sr-only">{verdictStyles[verdict].word}</span>
                <span aria-hidden="true" className="h-2 grow overflow-hidden rounded-full bg-line">
                  <span
                    className="block h-full rounded-full bg-violet"
                    style={{ width: `${(100 * (secondsByQuestion[index] ?? 0)) / longestSeconds}%` }}
                  />
                </span>
                <span className="w-11 text-right tabular">
                  {formatSeconds(secondsByQuestion[index] ?? 0)}
                </span>
              </li>
            );
          })}
        </ol>
        <Legend />
      </Card>
    </section>
  );
}
