import { lazy, startTransition, Suspense, useEffect, useState } from "react";
import { paths } from "../../config/paths";
import type { Attempt } from "../../data/mock-test/attempt";
import { nameOf } from "../../data/mock-test/choice";
import type { MockTestResult } from "../../data/mock-test/result";
import { countUnanswered } from "../../data/mock-test/score";
import { afterPaint } from "../../lib/after-paint";
import { preload } from "../../lib/preload";
import { report } from "../../lib/report";
import { QuestionCard } from "./question-card";
import { QuestionPalette } from "./question-palette";
import { TestBar } from "./test-bar";
import { TestHeader } from "./test-header";
import { TestTimer } from "./test-timer";
import { useLeaveGuard } from "./use-leave-guard";
import { useRunningTest } from "./use-running-test";
import { useTestKeys } from "./use-test-keys";

const loadDialogs = () => import("./test-dialogs");

const LeaveDialog = lazy(async () => ({ default: (await loadDialogs()).LeaveDialog }));
const FinishDialog = lazy(async () => ({ default: (await loadDialogs()).FinishDialog }));

/** While the first question is read, in milliseconds: what comes later is fetched, whatever happens to the network. */
const laterPartsMs = 2_000;

function useLaterParts(): void {
  useEffect(() => {
    const timer = setTimeout(() => {
      preload(paths.mockTestResults);
      loadDialogs().catch((error: unknown) => report("fetching the dialogs ahead", error));
    }, laterPartsMs);
    return () => clearTimeout(timer);
  }, []);
}

/** Asks once in a test whether it is to be handed in with gaps: who has been told how many is not asked again. */
function useFinishQuestion(unanswered: number, finish: () => void) {
  const [question, setQuestion] = useState<"not asked" | "asking" | "asked">("not asked");
  return {
    isAskingToFinish: question === "asking",
    handIn: () => (unanswered > 0 && question === "not asked" ? setQuestion("asking") : finish()),
    goOn: () => setQuestion("asked"),
  };
}

const numberKeys = ["1", "2", "3", "4"];
const letterKeys = ["a", "b", "c", "d"];

type Props = { opened: Attempt; onFinish: (result: MockTestResult) => void };

/** A mock test under way: one question at a time, the clock, the palette, and the way back, on and out. */
export function TestScreen({ opened, onFinish }: Props) {
  const { attempt, secondsLeft, endsAt, finish, choose, goTo, step, toggleMark } = useRunningTest(
    opened,
    onFinish,
  );
  const { isAsking, leave, stay } = useLeaveGuard();
  useLaterParts();
  // The next question is painted first, the palette and the header's bar a moment later: a slow phone cannot do all that in
  // one frame.
  const [deferred, setDeferred] = useState(attempt);
  useEffect(() => afterPaint(() => startTransition(() => setDeferred(attempt))), [attempt]);
  const { questions, index, answers, markedIds } = attempt;
  const question = questions[index];
  const isLast = index === questions.length - 1;
  const unanswered = countUnanswered(questions, answers);
  const { isAskingToFinish, handIn, goOn } = useFinishQuestion(unanswered, finish);

  const { hasLetterKeys, toggle: toggleKeys } = useTestKeys((key) => {
    const place = Math.max(numberKeys.indexOf(key), letterKeys.indexOf(key));
    const option = question?.options[place];
    if (question && option !== undefined) choose(question.id, option);
    else if (question && key === "m") toggleMark();
    else if (key === "arrowleft") step(-1);
    else if (key === "arrowright") step(1);
    else return false;
    return true;
  });

  if (!question) return null;
  return (
    <div className="flex min-h-dvh flex-col bg-paper">
      <TestHeader name={nameOf(attempt.choice)} share={(deferred.index + 1) / questions.length}>
        <TestTimer secondsLeft={secondsLeft} />
      </TestHeader>
      <main className="mx-auto w-full max-w-[1072px] grow px-4 py-6 sm:px-5 lg:grid lg:grid-cols-[1fr_250px] lg:content-start lg:gap-12 lg:py-8">
        <QuestionCard
          question={question}
          number={index + 1}
          total={questions.length}
          answer={answers[question.id]}
          onChoose={choose}
        />
        <QuestionPalette
          attempt={deferred}
          onGoTo={goTo}
          hasLetterKeys={hasLetterKeys}
          onToggleKeys={toggleKeys}
        />
      </main>
      <TestBar
        isFirst={index === 0}
        isMarked={markedIds.includes(question.id)}
        unanswered={isLast ? unanswered : 0}
        onMark={toggleMark}
        onStep={step}
        onFinish={isLast ? handIn : undefined}
      />
      {isAskingToFinish && (
        <Suspense>
          <FinishDialog unanswered={unanswered} onFinish={finish} onStay={goOn} />
        </Suspense>
      )}
      {isAsking && (
        <Suspense>
          <LeaveDialog endsAt={endsAt} onLeave={leave} onStay={stay} />
        </Suspense>
      )}
    </div>
  );
}
