import { cn } from "../../lib/cn";
import { FlagIcon } from "../../ui/icons";
import type { Attempt } from "./attempt";

function describe(number: number, isAnswered: boolean, isMarked: boolean): string {
  return `Question ${number}, ${isAnswered ? "answered" : "not yet answered"}${isMarked ? ", marked" : ""}`;
}

/** All questions of the test at a glance, and the way to each of them. */
export function QuestionPalette({ attempt, onGoTo }: { attempt: Attempt; onGoTo: (index: number) => void }) {
  return (
    <nav aria-labelledby="your-questions" className="grid content-start gap-3">
      <h2 id="your-questions" className="text-subheading">
        Your questions
      </h2>
      <ol className="grid max-w-xs grid-cols-5 gap-2">
        {attempt.questions.map((question, index) => {
          const isAnswered = question.id in attempt.answers;
          const isMarked = attempt.markedIds.includes(question.id);
          return (
            <li key={question.id}>
              <button
                type="button"
                aria-label={describe(index + 1, isAnswered, isMarked)}
                aria-current={index === attempt.index ? "step" : undefined}
                onClick={() => onGoTo(index)}
                className={cn(
                  "relative min-h-11 w-full rounded-small border font-semibold tabular transition-colors",
                  isMarked && "border-gold-edge bg-gold-tint text-gold-ink",
                  !isMarked && isAnswered && "border-violet bg-violet text-white",
                  !isMarked && !isAnswered && "border-line bg-paper text-ink-soft hover:border-violet",
                  index === attempt.index && "ring-2 ring-violet ring-offset-2",
                )}
              >
                {index + 1}
                {isMarked && isAnswered && (
                  <span className="absolute top-1 right-1 size-2 rounded-full bg-violet" />
                )}
              </button>
            </li>
          );
        })}
      </ol>
      <p aria-hidden="true" className="flex flex-wrap gap-x-3 gap-y-1 text-[0.8125rem] text-ink-soft">
        <span className="inline-flex items-center gap-1.5">
          <span className="size-2.5 rounded-full bg-violet" /> answered
        </span>
        <span className="inline-flex items-center gap-1.5">
          <span className="size-2.5 rounded-full border-2 border-ink-soft/60" /> not yet
        </span>
        <span className="inline-flex items-center gap-1">
          <FlagIcon className="size-4" /> marked
        </span>
      </p>
      <p className="hidden text-[0.875rem] text-ink-soft lg:block">A–D choose, ← → move, M mark</p>
    </nav>
  );
}
