import { cn } from "../../lib/cn";
import { Button } from "../../ui/button";
import { FlagIcon } from "../../ui/test-icons";

type Props = {
  isFirst: boolean;
  isLast: boolean;
  isMarked: boolean;
  /** How many questions have no answer yet. */
  unanswered: number;
  onMark: () => void;
  onPrevious: () => void;
  onNext: () => void;
};

/** What stands at the foot of a test: mark, back, and on; on the last question the score. */
export function TestBar({ isFirst, isLast, isMarked, unanswered, onMark, onPrevious, onNext }: Props) {
  return (
    <footer className="sticky bottom-0 border-t border-line bg-paper">
      {isLast && unanswered > 0 && (
        <p className="px-4 pt-2 text-center text-small text-ink-soft">
          {unanswered === 1 ? "One question has" : `${unanswered} questions have`} no answer yet.
        </p>
      )}
      <div className="mx-auto flex max-w-[1120px] items-center gap-2 px-4 py-3 sm:gap-3">
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
        <Button
          variant="outline"
          disabled={isFirst}
          onClick={onPrevious}
          className="whitespace-nowrap max-sm:grow max-sm:px-2"
        >
          Previous
        </Button>
        <Button onClick={onNext} className="whitespace-nowrap max-sm:grow max-sm:px-2">
          {isLast ? "View My Score" : "Next"}
        </Button>
      </div>
    </footer>
  );
}
