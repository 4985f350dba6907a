import { Suspense, useCallback, useState, type ReactNode } from "react";
import { useStore } from "zustand";
import type { SavedState, TestRoom } from "../../../engine/exam/room/room-state";
import { useStoredSwitch } from "../../../lib/use-stored-switch";
import { QuestionCard } from "../../../ui/test-parts/question-card";
import { TestBar } from "../../../ui/test-parts/test-bar";
import { LeaveDialog } from "../../../ui/test-parts/lazy-dialogs";
import { TestLayout } from "../../../ui/test-parts/test-layout";
import { useLeaveGuard } from "../../../ui/test-parts/use-leave-guard";
import { useReadAloud } from "../../../ui/test-parts/use-read-aloud";
import { useTestKeys } from "../../../ui/test-parts/use-test-keys";
import { FinishDialog } from "./finish-dialog";
import { RoomHeader } from "./room-header";
import { RoomPalette } from "./room-palette";
import type { RunningExam, RunningQuestion } from "./running-exam";

/** The key of this browser's setting that switches letter and number keys off in exams. */
const letterKeysOffKey = "examLetterKeysOff";

/** The child's actions in an exam. The same object while `room` does not change. */
function useActions(room: TestRoom) {
  const choose = useCallback(
    (id: string, letter: string) => {
      const { answers } = room.store.getState();
      if (answers[Number(id)] !== letter) room.choose(Number(id), letter);
    },
    [room],
  );
  const clear = useCallback((id: string) => room.choose(Number(id), null), [room]);
  const step = useCallback((by: number) => room.goTo(room.store.getState().index + by), [room]);
  return { choose, clear, step };
}

/** The question on the screen, and its answer. */
function useShownQuestion({ room, questions }: RunningExam) {
  const index = useStore(room.store, (state) => state.index);
  const question: RunningQuestion | undefined = questions[index];
  const n = question?.n ?? 0;
  const answer = useStore(room.store, (state) => state.answers[n]);
  const isMarked = useStore(room.store, (state) => state.markedNumbers.includes(n));
  const unansweredCount = useStore(
    room.store,
    (state) => questions.length - Object.keys(state.answers).length,
  );
  return { index, question, answer, isMarked, unansweredCount, isLast: index === questions.length - 1 };
}

/** The beginning of the text in the dialog before the child leaves. */
const leaveTexts = {
  saved: "Your answers are saved",
  saving: "Your last answers are being sent",
  on_device: "Your last answers are saved on this device but not sent yet",
  on_page: "Your last answers are not saved yet and will be lost if you leave now",
  other_tab: "Your answers are in the other tab",
} satisfies Record<SavedState["kind"], string>;

type LeaveProps = { exam: RunningExam; onLeave: () => void; onStay: () => void };

/** Asks before the child leaves the page. */
function LeaveConfirmation({ exam: { room, typeName }, onLeave, onStay }: LeaveProps) {
  const savedKind = useStore(room.store, (state) => state.savedState.kind);
  return (
    <Suspense>
      <LeaveDialog
        name={typeName}
        getEndTime={room.store.getState().isClockStopped ? undefined : () => new Date(room.deadlineAtMs())}
        savedText={leaveTexts[savedKind]}
        onLeave={onLeave}
        onStay={onStay}
      />
    </Suspense>
  );
}

/**
 * An exam that takes answers: one question at a time, the saved state, the clock, the palette, and the buttons to move
 * and to leave.
 */
export function RunningRoom({ exam, aside }: { exam: RunningExam; aside?: ReactNode }) {
  const { room, questions, exitLink } = exam;
  const { index, question, answer, isMarked, unansweredCount, isLast } = useShownQuestion(exam);
  const { choose, clear, step } = useActions(room);
  const { isAsking, leave, stay } = useLeaveGuard(exitLink.path);
  const [isFinishing, setFinishing] = useState(false);
  const askToFinish = useCallback(() => setFinishing(true), []);
  const readAloud = useReadAloud(exam.subject, exam.classNumber);
  const [areLetterKeysOff, toggleLetterKeys] = useStoredSwitch(letterKeysOffKey);
  useTestKeys({
    hasLetterKeys: !areLetterKeysOff,
    optionCount: question?.options.length ?? 0,
    onChoose: (optionIndex) => question && choose(question.id, question.options[optionIndex]?.value ?? ""),
    onMark: room.toggleMark,
    onStep: step,
  });
  if (!question) return null;
  return (
    <>
      <TestLayout
        hasPassage={question.passage !== undefined}
        header={<RoomHeader exam={exam} />}
        palette={
          <RoomPalette
            exam={exam}
            onFinish={askToFinish}
            hasLetterKeys={!areLetterKeysOff}
            onToggleKeys={toggleLetterKeys}
            isReadAloud={readAloud.isOn}
            onToggleReadAloud={readAloud.toggle}
            aside={aside}
          />
        }
        bar={
          <TestBar
            isFirst={index === 0}
            isMarked={isMarked}
            unansweredCount={isLast ? unansweredCount : 0}
            onMark={room.toggleMark}
            onStep={step}
            onFinish={isLast ? askToFinish : undefined}
            finishLabel="Finish"
          />
        }
      >
        <QuestionCard
          question={question}
          number={index + 1}
          total={questions.length}
          answer={answer}
          onChoose={choose}
          onClear={clear}
          canReadAloud={readAloud.isOn}
          onReadAloud={room.recordReadAloud}
          takesFocusAtFirst
        />
      </TestLayout>
      {isFinishing && (
        <FinishDialog
          exam={exam}
          onGoTo={(index) => {
            setFinishing(false);
            room.goTo(index);
          }}
          onFinish={room.finish}
          onStay={() => setFinishing(false)}
        />
      )}
      {isAsking && <LeaveConfirmation exam={exam} onLeave={leave} onStay={stay} />}
    </>
  );
}
