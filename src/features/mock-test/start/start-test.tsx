import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { paths } from "../../../config/paths";
import { subjects } from "../../../content/subjects";
import { chooseClass } from "../../../data/chosen-class";
import { readAttempt, type Attempt } from "../../../engine/mock-test/attempt";
import { formatTestName, storeChoice, type Choice } from "../../../engine/mock-test/choice";
import { clearLastTest } from "../../../engine/mock-test/clear-last-test";
import { systemClock, toSecondsLeft } from "../../../engine/clock";
import { calculateRemainingMs } from "../../../engine/mock-test/test-clock";
import { loadDrawScript } from "../../../engine/mock-test/load-draw";
import { listExplanations, listQuestions } from "../../../data/question-files";
import { preload } from "../../../lib/preload";
import { report } from "../../../lib/report";
import { prefetchParts } from "../../../ui/test-parts/lazy-parts";
import { listSubjectClasses } from "../../../data/subject-classes";
import { recordMockTestStart } from "../../../data/telemetry";
import { sendUnsentMockTests } from "../../../data/send-unsent";
import { useSession } from "../../../data/use-session";
import { messageOf } from "../../../lib/app-error";
import { useLoaded } from "../../../lib/use-loaded";
import { ErrorMessage } from "../../../ui/error-message";
import { ResumeNotice } from "./resume-notice";
import { RunningDialog } from "./running-dialog";
import { listSubjectOffers } from "./subject-offers";
import { TestPicker } from "./test-picker";
import { usePreset } from "./use-preset";

/** The offers while the subjects and classes are loading: subjects without classes. */
const placeholderOffers = subjects.map((subject) => ({ subject, choices: [] }));

/** Shown while the subjects and classes are loading, and without JavaScript. */
function LoadingNotice() {
  return (
    <>
      <p role="status" aria-label="Fetching the mock tests" className="sr-only" />
      <noscript>
        <p className="font-semibold">A mock test needs JavaScript. Please switch it on in your browser.</p>
      </noscript>
    </>
  );
}

/** A notice of the unfinished mock test, if there is one. */
function UnfinishedTestNotice({ studentId }: { studentId: string | null }) {
  const [attempt] = useState(() => readAttempt(studentId));
  const [remainingMs] = useState(() => (attempt ? calculateRemainingMs(attempt, systemClock.wallMs()) : 0));
  if (!attempt) return null;
  return (
    <ResumeNotice
      name={`${formatTestName(attempt.choice)} test`}
      secondsLeft={toSecondsLeft(remainingMs)}
      isStopped={attempt.isClockStopped === true}
      path={paths.mockTest}
    />
  );
}

function findRunningAttempt(studentId: string | null): Attempt | null {
  const runningAttempt = readAttempt(studentId);
  return runningAttempt && calculateRemainingMs(runningAttempt, systemClock.wallMs()) > 0
    ? runningAttempt
    : null;
}

/**
 * Loads the questions, and the scripts of the test, once the class is chosen: Start need not wait, and the test works
 * without a network.
 */
async function prefetch({ subjectSlug, classNumber }: Choice): Promise<void> {
  void prefetchParts();
  void preload(paths.mockTest);
  loadDrawScript().catch((error: unknown) => report("preloading the script that chooses questions", error));
  await listQuestions(subjectSlug, classNumber);
  await listExplanations(subjectSlug, classNumber);
}

/** Chooses a subject and class and starts a mock test. */
export function StartTest() {
  const navigate = useNavigate();
  const studentId = useSession()?.studentId ?? null;
  const subjectClasses = useLoaded(listSubjectClasses);
  const [pendingStart, setPendingStart] = useState<{ choice: Choice; runningAttempt: Attempt } | null>(null);

  const isLoading = subjectClasses.state === "loading";
  const preset = usePreset(studentId, isLoading);
  if (subjectClasses.state === "failed")
    return <ErrorMessage message={messageOf(subjectClasses.error)} onRetry={subjectClasses.retry} />;
  const offers = isLoading ? placeholderOffers : listSubjectOffers(subjectClasses.value);
  if (offers.length === 0) return <p>No mock tests are available right now. Please come back soon.</p>;
  const start = (choice: Choice) => {
    storeChoice(studentId, choice);
    clearLastTest(studentId, systemClock.wallMs());
    if (studentId !== null) void sendUnsentMockTests(studentId);
    void recordMockTestStart(choice);
    void navigate(paths.mockTest);
  };
  const startOrAsk = (choice: Choice) => {
    const runningAttempt = findRunningAttempt(studentId);
    if (runningAttempt) setPendingStart({ choice, runningAttempt });
    else start(choice);
  };
  return (
    <>
      {isLoading ? <LoadingNotice /> : <UnfinishedTestNotice key={studentId} studentId={studentId} />}
      <div className="noscript:hidden">
        <TestPicker
          offers={offers}
          preset={preset}
          onChooseClass={chooseClass}
          onStart={startOrAsk}
          prefetch={prefetch}
          startLabel="Start Test"
          describeChoice={() => "10 questions, 12 minutes. The clock starts when you see the first question."}
        />
      </div>
      {pendingStart && (
        <RunningDialog
          path={paths.mockTest}
          name={`${formatTestName(pendingStart.runningAttempt.choice)} test`}
          onStartNew={() => start(pendingStart.choice)}
          onClose={() => setPendingStart(null)}
        />
      )}
    </>
  );
}
