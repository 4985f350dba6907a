import { memo, useMemo, type ReactNode } from "react";
import type { RunningState } from "../../../engine/exam/room/room-state";
import { groupBy } from "../../../lib/group-by";
import { Button } from "../../../ui/button";
import { LetterKeysSwitch } from "../../../ui/test-parts/letter-keys-switch";
import { ReadAloudSwitch } from "../../../ui/test-parts/read-aloud-switch";
import { QuestionPalette, type AnswerState } from "../../../ui/test-parts/question-palette";
import type { RunningExam, RunningQuestion } from "./running-exam";
import { useDeferredState } from "./use-deferred-state";

function findAnswerState({ n }: RunningQuestion, { answers, shownNumbers }: RunningState): AnswerState {
  if (n in answers) return "answered";
  return shownNumbers.includes(n) ? "visited" : "not visited";
}

type Props = {
  exam: RunningExam;
  onFinish: () => void;
  hasLetterKeys: boolean;
  onToggleKeys: () => void;
  isReadAloud: boolean;
  onToggleReadAloud: (() => void) | undefined;
  /** Shown under the counts: the helpline, and the camera or the clock. */
  aside: ReactNode;
};

/** The palette of an exam: all questions by section, the number of answers, the helpline, and the button to finish. */
export const RoomPalette = memo(function RoomPalette({
  exam,
  onFinish,
  hasLetterKeys,
  onToggleKeys,
  isReadAloud,
  onToggleReadAloud,
  aside,
}: Props) {
  const { room, questions, typeName } = exam;
  const state = useDeferredState(room.store);
  const sections = useMemo(
    () =>
      [...groupBy(questions, ({ section }) => section)].map(([letter, items]) => ({
        name: `${letter} · ${items[0]?.topic ?? ""}`,
        entries: items.map((item) => ({
          id: item.id,
          answerState: findAnswerState(item, state),
          isMarked: state.markedNumbers.includes(item.n),
        })),
      })),
    [questions, state],
  );
  return (
    <QuestionPalette sections={sections} current={state.index} onGoTo={room.goTo}>
      <div className="grid gap-1 text-small text-ink-soft">
        <p>
          {Object.keys(state.answers).length} answered · {state.markedNumbers.length} marked for review
        </p>
        {aside}
        <ReadAloudSwitch isOn={isReadAloud} onToggle={onToggleReadAloud} />
        <LetterKeysSwitch isOn={hasLetterKeys} onToggle={onToggleKeys} />
        <Button variant="outline" size="card" onClick={onFinish} className="mt-2 justify-self-start">
          Finish the {typeName}
        </Button>
      </div>
    </QuestionPalette>
  );
});
