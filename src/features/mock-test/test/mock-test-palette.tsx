import { memo } from "react";
import type { Attempt } from "../../../engine/mock-test/attempt";
import { LetterKeysSwitch } from "../../../ui/test-parts/letter-keys-switch";
import { ReadAloudSwitch } from "../../../ui/test-parts/read-aloud-switch";
import { QuestionPalette, type AnswerState } from "../../../ui/test-parts/question-palette";

function answerStateOf(id: string, { answers, spentMs }: Attempt): AnswerState {
  if (id in answers) return "answered";
  return id in spentMs ? "seen" : "not visited";
}

type Props = {
  attempt: Attempt;
  onGoTo: (index: number) => void;
  hasLetterKeys: boolean;
  onToggleKeys: () => void;
  onToggleClock: () => void;
  isReadAloud: boolean;
  onToggleReadAloud: (() => void) | undefined;
};

/** Practice gives as much time as a child needs (WCAG 2.2.1); an exam does not. */
function StopClock({ isStopped, onToggle }: { isStopped: boolean; onToggle: () => void }) {
  return (
    <p className="flex flex-wrap items-center gap-x-2 text-[0.875rem] text-ink-soft">
      {isStopped ? "The clock is stopped." : "Need more time?"}
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

/** The palette of a mock test. It renders only when the attempt has changed. */
export const MockTestPalette = memo(function MockTestPalette({
  attempt,
  onGoTo,
  hasLetterKeys,
  onToggleKeys,
  onToggleClock,
  isReadAloud,
  onToggleReadAloud,
}: Props) {
  const entries = attempt.questions.map(({ id }) => ({
    id,
    answerState: answerStateOf(id, attempt),
    isMarked: attempt.markedIds.includes(id),
  }));
  return (
    <QuestionPalette sections={[{ entries }]} current={attempt.index} onGoTo={onGoTo}>
      <StopClock isStopped={attempt.isClockStopped === true} onToggle={onToggleClock} />
      <ReadAloudSwitch isOn={isReadAloud} onToggle={onToggleReadAloud} />
      <LetterKeysSwitch isOn={hasLetterKeys} onToggle={onToggleKeys} />
    </QuestionPalette>
  );
});
