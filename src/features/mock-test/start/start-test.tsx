import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { paths } from "../../../config/paths";
import { subjects } from "../../../content/subjects";
import { chooseClass } from "../../../data/chosen-class";
import { readAttempt, type Attempt } from "../../../engine/mock-test/attempt";
import { nameOf, readChoice, storeChoice, type Choice } from "../../../engine/mock-test/choice";
import { clearLastTest } from "../../../engine/mock-test/clear-last-test";
import { systemClock } from "../../../engine/clock";
import { findRemainingMs } from "../../../engine/mock-test/test-clock";
import { listSubjectClasses } from "../../../data/subject-classes";
import { recordExamStart } from "../../../data/telemetry";
import { sendUnsentMockTests } from "../../../data/send-unsent";
import { useChosenClass } from "../../../data/use-chosen-class";
import { useSession } from "../../../data/use-session";
import { messageOf } from "../../../lib/app-error";
import { useAddressQuery } from "../../../lib/use-address-query";
import { useLoaded } from "../../../lib/use-loaded";
import { ErrorMessage } from "../../../ui/error-message";
import { ResumeNotice } from "./resume-notice";
import { RunningDialog } from "./running-dialog";
import { listSubjectOffers } from "./subject-offers";
import { TestPicker, type Preset } from "./test-picker";

/** The offers while the list is loading: subjects without classes. */
const comingOffers = subjects.map((subject) => ({ subject, choices: [] }));

/** Shown while the list is loading, and without JavaScript. */
function ComingNotice() {
  return (
    <>
      <p role="status" aria-label="Fetching the mock tests" className="sr-only" />
      <noscript>
        <p className="font-semibold">A mock test needs JavaScript. Please switch it on in your browser.</p>
      </noscript>
    </>
  );
}

function findRunning(studentId: string | null): Attempt | null {
  const left = readAttempt(studentId);
  return left && findRemainingMs(left, systemClock.wallMs()) > 0 ? left : null;
}

/**
 * The preselected test: from the link (`practisePath`, `practiseTopicPath`), else the class chosen on the site, else the last test. None while the
 * list is loading, as in the prerendered page.
 */
function usePreset(studentId: string | null, isComing: boolean): Preset {
  const { read } = useAddressQuery();
  const chosenClass = useChosenClass();
  if (isComing) return {};
  const last = readChoice(studentId);
  const asked = { slug: read("subject"), classNumber: Number(read("class")) };
  const isWhole = asked.slug !== "" && asked.classNumber !== 0;
  return {
    slug: asked.slug || last?.subjectSlug,
    classNumber: asked.classNumber || (chosenClass ?? last?.classNumber),
    mistake: (isWhole && read("mistake")) || undefined,
    topic: (isWhole && read("topic")) || undefined,
  };
}

/** Chooses a subject and class and starts a mock test. */
export function StartTest() {
  const navigate = useNavigate();
  const studentId = useSession()?.studentId ?? null;
  const pairs = useLoaded(listSubjectClasses);
  const [asked, setAsked] = useState<{ choice: Choice; left: Attempt } | null>(null);

  const isComing = pairs.state === "loading";
  const preset = usePreset(studentId, isComing);
  if (pairs.state === "failed")
    return <ErrorMessage message={messageOf(pairs.error)} onRetry={pairs.retry} />;
  const offers = isComing ? comingOffers : listSubjectOffers(pairs.value);
  if (offers.length === 0) return <p>No mock tests are available right now. Please come back soon.</p>;
  const start = (choice: Choice) => {
    storeChoice(studentId, choice);
    clearLastTest(studentId, systemClock.wallMs());
    if (studentId !== null) void sendUnsentMockTests(studentId);
    void recordExamStart(choice);
    void navigate(paths.mockTest);
  };
  const startOrAsk = (choice: Choice) => {
    const left = findRunning(studentId);
    if (left) setAsked({ choice, left });
    else start(choice);
  };
  return (
    <>
      {isComing ? <ComingNotice /> : <ResumeNotice key={studentId} studentId={studentId} />}
      <div className="noscript:hidden">
        <TestPicker offers={offers} preset={preset} onChooseClass={chooseClass} onStart={startOrAsk} />
      </div>
      {asked && (
        <RunningDialog
          name={nameOf(asked.left.choice)}
          onStartNew={() => start(asked.choice)}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  );
}
