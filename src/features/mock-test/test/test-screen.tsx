import { startTransition, Suspense, useEffect, useMemo, useState } from "react";
import { subjects } from "../../../content/subjects";
import type { Attempt } from "../../../engine/mock-test/attempt";
import { formatTestName } from "../../../engine/mock-test/choice";
import type { ReviewableResult } from "../../../engine/mock-test/mock-test-result";
import { countUnanswered } from "../../../engine/mock-test/score";
import { toShownQuestion } from "../../../engine/mock-test/shown-question";
import { afterPaint } from "../../../lib/after-paint";
import { report } from "../../../lib/report";
import { useStoredSwitch } from "../../../lib/use-stored-switch";
import { UnansweredDialog, LeaveDialog, loadDialogs } from "../../../ui/test-parts/lazy-dialogs";
import { prefetchParts } from "../../../ui/test-parts/lazy-parts";
import { QuestionCard } from "../../../ui/test-parts/question-card";
import { TestBar } from "../../../ui/test-parts/test-bar";
import { TestLayout } from "../../../ui/test-parts/test-layout";
import { useLeaveGuard } from "../../../ui/test-parts/use-leave-guard";
import { useReadAloud } from "../../../ui/test-parts/use-read-aloud";
import { useTestKeys } from "../../../ui/test-parts/use-test-keys";
import { MockTestClock } from "./mock-test-clock";
import { MockTestHeader } from "./mock-test-header";
import { MockTestPalette } from "./mock-test-palette";
import { useRunningTest } from "./use-running-test";

/** The delay after the first question is shown, in milliseconds, before code that may be needed is loaded. */
const preloadDelayMs = 2_000;

/** Loads code that may be needed during the test, in case the network fails. */
function usePreload(): void {
  useEffect(() => {
    const timer = setTimeout(() => {
      loadDialogs().catch((error: unknown) => report("preloading the dialogs", error));
      void prefetchParts();
    }, preloadDelayMs);
    return () => clearTimeout(timer);
  }, []);
}

/** Asks once per test before it is submitted with unanswered questions. */
function useFinishConfirmation(unanswered: number, finish: () => void) {
  const [confirmation, setConfirmation] = useState<"not asked" | "asking" | "asked">("not asked");
  return {
    isAskingToFinish: confirmation === "asking",
    submit: () => (unanswered > 0 && confirmation === "not asked" ? setConfirmation("asking") : finish()),
    continueTest: () => setConfirmation("asked"),
  };
}

/** The key of this browser's setting that switches letter and number keys off in mock tests. */
const letterKeysOffKey = "mockTestLetterKeysOff";

type Props = { openedAttempt: Attempt; onFinish: (result: ReviewableResult) => void };

/** A running mock test: one question at a time, the clock, the palette, and the buttons to move and to leave. */
export function TestScreen({ openedAttempt, onFinish }: Props) {
  const { attempt, secondsLeft, getEndTime, finish, choose, goTo, step, toggleMark, toggleClock } =
    useRunningTest(openedAttempt, onFinish);
  const { isAsking: isAskingToLeave, leave, stay } = useLeaveGuard();
  usePreload();
  // The next question is painted first, the palette and the header's bar a moment later, because a slow phone cannot
  // paint all of it in one frame.
  const [deferredAttempt, setDeferredAttempt] = useState(attempt);
  useEffect(() => afterPaint(() => startTransition(() => setDeferredAttempt(attempt))), [attempt]);
  const { questions, index, answers, markedIds } = attempt;
  const question = questions[index];
  const shownQuestion = useMemo(() => question && toShownQuestion(question), [question]);
  const isLast = index === questions.length - 1;
  const unanswered = countUnanswered(questions, answers);
  const { isAskingToFinish, submit, continueTest } = useFinishConfirmation(unanswered, finish);

  const { subjectSlug, classNumber } = attempt.choice;
  const subject = subjects.find(({ slug }) => slug === subjectSlug);
  const readAloud = useReadAloud(subject?.name ?? "", classNumber);
  const [areLetterKeysOff, toggleLetterKeys] = useStoredSwitch(letterKeysOffKey);
  useTestKeys({
    hasLetterKeys: !areLetterKeysOff,
    optionCount: question?.options.length ?? 0,
    onChoose: (position) => question && choose(question.id, question.options[position] ?? ""),
    onMark: toggleMark,
    onStep: step,
  });

  if (!question || !shownQuestion) return null;
  return (
    <>
      <TestLayout
        hasPassage={shownQuestion.passage !== undefined}
        header={
          <MockTestHeader
            name={formatTestName(attempt.choice)}
            share={(deferredAttempt.index + 1) / questions.length}
          >
            <MockTestClock secondsLeft={secondsLeft} isStopped={attempt.isClockStopped === true} />
          </MockTestHeader>
        }
        palette={
          <MockTestPalette
            attempt={deferredAttempt}
            onGoTo={goTo}
            hasLetterKeys={!areLetterKeysOff}
            onToggleKeys={toggleLetterKeys}
            onToggleClock={toggleClock}
            isReadAloud={readAloud.isOn}
            onToggleReadAloud={readAloud.toggle}
          />
        }
        bar={
          <TestBar
            isFirst={index === 0}
            isMarked={markedIds.includes(question.id)}
            unansweredCount={isLast ? unanswered : 0}
            onMark={toggleMark}
            onStep={step}
            onFinish={isLast ? submit : undefined}
            finishLabel="View My Score"
          />
        }
      >
        <QuestionCard
          question={shownQuestion}
          number={index + 1}
          total={questions.length}
          answer={answers[question.id]}
          onChoose={choose}
          canReadAloud={readAloud.isOn}
        />
      </TestLayout>
      {isAskingToFinish && (
        <Suspense>
          <UnansweredDialog
            unansweredCount={unanswered}
            finishLabel="Show my score now"
            onFinish={finish}
            onStay={continueTest}
          />
        </Suspense>
      )}
      {isAskingToLeave && (
        <Suspense>
          <LeaveDialog
            getEndTime={attempt.isClockStopped ? undefined : getEndTime}
            onLeave={leave}
            onStay={stay}
          />
        </Suspense>
      )}
    </>
  );
}
