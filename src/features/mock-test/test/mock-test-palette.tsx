import { memo } from "react";
import type { Attempt } from "../../../engine/mock-test/attempt";
import { LetterKeysSwitch } from "../../../ui/test-parts/letter-keys-switch";
import { ReadAloudSwitch } from "../../../ui/test-parts/read-aloud-switch";
import { StopClock } from "../../../ui/test-parts/stop-clock";
import { QuestionPalette, type AnswerState } from "../../../ui/test-parts/question-palette";

function findAnswerState(id: string, { answers, spentMs }: Attempt): AnswerState {
  if (id in answers) return "answered";
  return id in spentMs ? "visited" : "not visited";
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
    answerState: findAnswerState(id, attempt),
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
