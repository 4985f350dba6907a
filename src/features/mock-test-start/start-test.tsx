import { useNavigate } from "react-router-dom";
import { paths } from "../../config/paths";
import { subjects } from "../../content/subjects";
import { dropAttempt } from "../../data/mock-test/attempt";
import { readChoice, storeChoice, type Choice } from "../../data/mock-test/choice";
import { listSubjectClasses } from "../../data/subject-classes";
import { recordExamStart } from "../../data/telemetry";
import { useSession } from "../../data/use-session";
import { messageOf } from "../../lib/app-error";
import { useLoaded } from "../../lib/use-loaded";
import { ErrorMessage } from "../../ui/error-message";
import { ResumeNotice } from "./resume-notice";
import { listSubjectOffers } from "./subject-offers";
import { TestPicker } from "./test-picker";

const comingOffers = subjects.map((subject) => ({ subject, choices: [] }));

/** The form as it is about to stand, so that nothing moves when it comes to life. */
function ComingPicker() {
  return (
    <>
      <p role="status" aria-label="Fetching the mock tests" className="sr-only" />
      <noscript>
        <p className="font-semibold">A mock test needs JavaScript. Please switch it on in your browser.</p>
      </noscript>
      <div inert aria-hidden="true" className="opacity-60 noscript:hidden">
        <TestPicker offers={comingOffers} lastChoice={null} onStart={() => undefined} />
      </div>
    </>
  );
}

/** The way into a mock test: what exists, the choice, and Start. */
export function StartTest() {
  const navigate = useNavigate();
  const studentId = useSession()?.studentId ?? null;
  const pairs = useLoaded(listSubjectClasses);

  if (pairs.state === "loading") return <ComingPicker />;
  if (pairs.state === "failed")
    return <ErrorMessage message={messageOf(pairs.error)} onRetry={pairs.retry} />;
  const offers = listSubjectOffers(pairs.value);
  if (offers.length === 0) return <p>No mock tests are open just now. Please look in again soon.</p>;
  const start = (choice: Choice) => {
    storeChoice(studentId, choice);
    dropAttempt(studentId);
    void recordExamStart(choice);
    void navigate(paths.mockTest);
  };
  return (
    <div key={studentId}>
      <ResumeNotice studentId={studentId} />
      <TestPicker offers={offers} lastChoice={readChoice(studentId)} onStart={start} />
    </div>
  );
}
