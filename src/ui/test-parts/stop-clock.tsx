/** The button that stops the clock of a mock test or practice paper, so that a child has as much time as needed (WCAG 2.2.1). */
export function StopClock({ isStopped, onToggle }: { isStopped: boolean; onToggle: () => void }) {
  return (
    <p className="flex flex-wrap items-center gap-x-2 text-[0.875rem] text-ink-soft">
      {isStopped
        ? "The clock is stopped: there is no time limit. You will still get your score."
        : "Need more time? You can stop the clock and continue without a time limit. You will still get your score."}
      <button
        type="button"
        onClick={onToggle}
        className="min-h-11 rounded-small font-semibold underline decoration-line underline-offset-4 hover:decoration-violet"
      >
        {isStopped ? "Start the clock again" : "Stop the clock"}
      </button>
    </p>
  );
}
