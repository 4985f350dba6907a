import { memo, useMemo, useState, type ReactNode } from "react";
import { describeHelp } from "../../../content/help-hours";
import { readHelpLine } from "../../../data/help-line";
import type { RoomState } from "../../../engine/exam/room/room-state";
import type { ShownItem } from "../../../engine/exam/paper/shown-paper";
import { groupBy } from "../../../lib/group-by";
import { Button } from "../../../ui/button";
import { HelpLine } from "../../../ui/help-line";
import { LetterKeysSwitch } from "../../../ui/test-parts/letter-keys-switch";
import { ReadAloudSwitch } from "../../../ui/test-parts/read-aloud-switch";
import { QuestionPalette, type AnswerState } from "../../../ui/test-parts/question-palette";
import type { RunningExam } from "./running-exam";
import { useDeferredState } from "./use-deferred-state";

function answerStateOf({ n }: ShownItem, { answers, seenNs }: RoomState): AnswerState {
  if (n in answers) return "answered";
  return seenNs.includes(n) ? "seen" : "not visited";
}

/** The help line during an exam, for problems that the page cannot solve. */
function RoomHelp() {
  const [help] = useState(() => describeHelp(readHelpLine(), Date.now()));
  return <HelpLine {...help} />;
}

type Props = {
  exam: RunningExam;
  onFinish: () => void;
  hasLetterKeys: boolean;
  onToggleKeys: () => void;
  isReadAloud: boolean;
  onToggleReadAloud: (() => void) | undefined;
  camera: ReactNode;
};

/** The palette of an exam: all questions by section, the number of answers, the help line, and the button to finish. */
export const RoomPalette = memo(function RoomPalette({
  exam,
  onFinish,
  hasLetterKeys,
  onToggleKeys,
  isReadAloud,
  onToggleReadAloud,
  camera,
}: Props) {
  const { room, questions, noun } = exam;
  const state = useDeferredState(room.store);
  const sections = useMemo(
    () =>
      [...groupBy(questions, ({ section }) => section)].map(([letter, items]) => ({
        name: `${letter} · ${items[0]?.topic ?? ""}`,
        entries: items.map((item) => ({
          id: item.id,
          answerState: answerStateOf(item, state),
          isMarked: state.markedNs.includes(item.n),
        })),
      })),
    [questions, state],
  );
  return (
    <QuestionPalette sections={sections} current={state.index} onGoTo={room.goTo}>
      <div className="grid gap-1 text-small text-ink-soft">
        <p>
          {Object.keys(state.answers).length} answered · {state.markedNs.length} marked
        </p>
        <RoomHelp />
        {camera}
        <ReadAloudSwitch isOn={isReadAloud} onToggle={onToggleReadAloud} />
        <LetterKeysSwitch isOn={hasLetterKeys} onToggle={onToggleKeys} />
        <Button variant="outline" size="card" onClick={onFinish} className="mt-2 justify-self-start">
          Finish the {noun}
        </Button>
      </div>
    </QuestionPalette>
  );
});
