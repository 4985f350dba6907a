import { useCallback, useEffect, useRef, useState } from "react";
import { Navigate, useNavigate } from "react-router-dom";
import { paths } from "../config/paths";
import { site } from "../config/site";
import { toStoredResult, type ReviewableResult } from "../engine/mock-test/mock-test-result";
import { fetchFigures, listExplanations, listMistakeTexts, siteQuestionFiles } from "../data/question-files";
import { sessionStore } from "../data/session";
import { readAttempt } from "../engine/mock-test/attempt";
import { openAttempt } from "../engine/mock-test/open-attempt";
import { formatTestName, readChoice } from "../engine/mock-test/choice";
import { MockTestHeader } from "../features/mock-test/test/mock-test-header";
import { TestScreen } from "../features/mock-test/test/test-screen";
import { WaitingForScore } from "../features/mock-test/test/waiting-for-score";
import { afterPaint } from "../lib/after-paint";
import { preload } from "../lib/preload";
import { useLoaded } from "../lib/use-loaded";
import { ButtonLink } from "../ui/button";
import { loadMotionComponents } from "../ui/motion/load-motion";
import { Peaks } from "../ui/peaks";
import { Seo } from "../ui/seo";
import { Skeleton } from "../ui/skeleton";

/**
 * Shown for an empty question file: no question and no error message (docs/specification.md section 8), only a link
 * back.
 */
function NoQuestions({ name }: { name: string }) {
  return (
    <div className="flex min-h-dvh flex-col bg-paper">
      <MockTestHeader name={name} />
      <main className="relative grid grow place-items-center pb-32">
        <ButtonLink to={paths.mockTestLanding} variant="outline">
          Choose another test
        </ButtonLink>
        <Peaks className="absolute inset-x-0 bottom-0 h-32 w-full opacity-60" />
      </main>
    </div>
  );
}

/** /mocktest: continues the running test, or starts a test of the stored choice; without a choice, opens the form for it. */
export function MockTestPage() {
  const navigate = useNavigate();
  const [studentId] = useState(() => sessionStore.getState()?.studentId ?? null);
  const [choice] = useState(() => readAttempt(studentId)?.choice ?? readChoice(studentId));
  const opened = useLoaded(useCallback(() => openAttempt(studentId, siteQuestionFiles), [studentId]));

  // These files are loaded during the test, so that drawings appear immediately, the review has its explanations, and the
  // result can be animated.
  const runningAttempt = opened.state === "ready" ? opened.value : null;
  useEffect(() => {
    if (!runningAttempt) return;
    void fetchFigures(runningAttempt.questions);
    void listExplanations(runningAttempt.choice.subjectSlug, runningAttempt.choice.classNumber);
    void listMistakeTexts(runningAttempt.choice.subjectSlug, runningAttempt.choice.classNumber);
    void loadMotionComponents();
  }, [runningAttempt]);

  const [endedResult, setEndedResult] = useState<ReviewableResult>();
  const isScorePageLoaded = useRef(false);
  const loadScorePage = useCallback(
    async () => (isScorePageLoaded.current = await preload(paths.mockTestResults)),
    [],
  );
  // Loaded as soon as the question is painted, in case the network fails later.
  const isRunning = runningAttempt !== null;
  useEffect(
    () => (isRunning ? afterPaint(() => void loadScorePage()) : undefined),
    [isRunning, loadScorePage],
  );
  const showScore = useCallback(
    async (result: ReviewableResult) => {
      if (!isScorePageLoaded.current && !(await loadScorePage())) return setEndedResult(result);
      return navigate(paths.mockTestResults, { replace: true, state: { result: toStoredResult(result) } });
    },
    [navigate, loadScorePage],
  );
  const retry = useCallback(() => void (endedResult && showScore(endedResult)), [endedResult, showScore]);

  if (!choice) return <Navigate to={paths.mockTestLanding} replace />;
  const title = <Seo title={`${formatTestName(choice)} mock test · ${site.name}`} noindex />;
  if (endedResult)
    return (
      <>
        {title}
        <WaitingForScore
          header={<MockTestHeader name={formatTestName(choice)} share={1} />}
          onRetry={retry}
        />
      </>
    );
  if (opened.state === "loading") {
    return (
      <div className="min-h-dvh bg-paper">
        {title}
        <MockTestHeader name={formatTestName(choice)} />
        <main className="mx-auto max-w-[1072px] px-4 py-8 sm:px-5">
          <Skeleton label="Fetching the questions" rows={4} />
        </main>
      </div>
    );
  }
  if (opened.state === "failed" || !opened.value)
    return (
      <>
        {title}
        <NoQuestions name={formatTestName(choice)} />
      </>
    );
  return (
    <>
      {title}
      <TestScreen
        key={opened.value.seed}
        openedAttempt={opened.value}
        onFinish={(result) => void showScore(result)}
      />
    </>
  );
}
