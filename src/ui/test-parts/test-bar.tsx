import { memo } from "react";
import { cn } from "../../lib/cn";
import { Button } from "../button";
import { FlagIcon } from "../test-icons";

type Props = {
  isFirst: boolean;
  isMarked: boolean;
  /** The number of questions without an answer; shown only at the last question. */
  unansweredCount: number;
  onMark: () => void;
  /** Called with 1 for the next question, -1 for the previous one. */
  onStep: (step: 1 | -1) => void;
  /** Ends the test; only at the last question, where it replaces Next. */
  onFinish: (() => void) | undefined;
  /** The label of the button that ends the test. */
  finishLabel: string;
};

/** Classes of Previous and Next, which fit beside Mark even on a screen of 320 px. */
const stepClass = "whitespace-nowrap max-sm:grow max-sm:px-2 max-[22rem]:text-small";

/**
 * The bar at the bottom of a test: Mark, Previous and Next; at the last question Finish instead of Next. Memoised,
 * because most presses on Next do not change it.
 */
export const TestBar = memo(function TestBar({
  isFirst,
  isMarked,
  unansweredCount,
  onMark,
  onStep,
  onFinish,
  finishLabel,
}: Props) {
  return (
    <footer className="sticky bottom-0 low:static border-t border-line bg-paper">
      {onFinish && unansweredCount > 0 && (
        <p className="px-4 pt-2 text-center text-small text-ink-soft">
          {unansweredCount === 1 ? "One question has" : `${unansweredCount} questions have`} no answer yet.
        </p>
      )}
      <div className="mx-auto flex max-w-[1120px] flex-wrap items-center gap-2 px-4 py-3 sm:gap-3">
        <button
          type="button"
          aria-pressed={isMarked}
          onClick={onMark}
          className={cn(
            "inline-flex min-h-13 min-w-11 items-center justify-center gap-2 rounded-full px-2 font-semibold sm:mr-auto sm:px-4",
            isMarked ? "bg-gold-tint text-gold-ink" : "text-ink-soft hover:bg-mist",
          )}
        >
          <FlagIcon className="size-5" />
          <span className="sr-only sm:not-sr-only">Mark for review</span>
        </button>
        <Button variant="outline" disabled={isFirst} onClick={() => onStep(-1)} className={stepClass}>
          Previous
        </Button>
        <Button onClick={onFinish ?? (() => onStep(1))} className={stepClass}>
          {onFinish ? finishLabel : "Next"}
        </Button>
      </div>
    </footer>
  );
});
