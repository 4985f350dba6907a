import { useEffect, useState } from "react";
import { useNavigate } from "react-router-dom";
import { paths } from "../../config/paths";
import { listQuestions } from "../../data/questions";
import { listSubjectClasses } from "../../data/subject-classes";
import { recordExamStart } from "../../data/telemetry";
import { sendUnsentMockTests } from "../../data/unsent-mock-tests";
import { useSession } from "../../data/use-session";
import { messageOf } from "../../lib/app-error";
import { useLoaded } from "../../lib/use-loaded";
import { Button, ButtonLink } from "../../ui/button";
import { ErrorMessage } from "../../ui/error-message";
import { Notice } from "../../ui/notice";
import { RadioCard } from "../../ui/radio-card";
import { Skeleton } from "../../ui/skeleton";
import { SubjectEmblem } from "../../ui/subject-emblem";
import { dropAttempt, readAttempt } from "./attempt";
import { listSubjectOffers, nameOf, readChoice, storeChoice, type Choice, type SubjectOffer } from "./choice";
import { findRemainingMs, formatSeconds, systemClock, toSecondsLeft } from "./test-clock";

type PickerProps = {
  offers: readonly SubjectOffer[];
  lastChoice: Choice | null;
  onStart: (choice: Choice) => void;
};

/** Subject, then one of the classes that have questions for it, then Start (specification section 2). */
function TestPicker({ offers, lastChoice, onStart }: PickerProps) {
  const [slug, setSlug] = useState<string | undefined>(lastChoice?.subjectSlug);
  const [classNumber, setClassNumber] = useState(lastChoice?.classNumber);
  const offer = offers.find(({ subject }) => subject.slug === slug);
  const choice = offer?.choices.find((candidate) => candidate.classNumber === classNumber);

  // Fetched as soon as the choice is made, so that Start has nothing to wait for.
  useEffect(() => {
    if (choice) void listQuestions(choice.subjectSlug, choice.classNumber);
  }, [choice]);

  return (
    <form
      className="grid gap-7"
      onSubmit={(event) => {
        event.preventDefault();
        if (choice) onStart(choice);
      }}
    >
      <fieldset className="min-w-0">
        <legend className="mb-3 font-heading text-subheading font-bold">1. Choose a subject</legend>
        <div className="grid grid-cols-2 gap-3 lg:grid-cols-4">
          {offers.map(({ subject }) => (
            <RadioCard
              key={subject.slug}
              name="subject"
              value={subject.slug}
              isChecked={subject.slug === slug}
              onChoose={() => setSlug(subject.slug)}
              className="grid content-start gap-2.5 rounded-card p-3.5 sm:flex sm:items-center sm:p-4 sm:gap-3.5"
            >
              <SubjectEmblem slug={subject.slug} className="size-11" />
              <span className="font-heading text-[1.125rem] leading-tight font-bold">{subject.name}</span>
            </RadioCard>
          ))}
        </div>
      </fieldset>
      <fieldset className="min-w-0">
        <legend className="mb-3 font-heading text-subheading font-bold">2. Choose your class</legend>
        <div className="grid min-h-12 grid-cols-3 items-center gap-2.5 sm:flex sm:flex-wrap">
          {!offer && (
            <p className="col-span-3 text-ink-soft">The classes appear once you have chosen a subject.</p>
          )}
          {offer?.choices.map((candidate) => (
            <RadioCard
              key={candidate.classNumber}
              name="class"
              value={String(candidate.classNumber)}
              isChecked={candidate === choice}
              onChoose={() => setClassNumber(candidate.classNumber)}
              className="grid min-h-12 place-items-center rounded-full px-1 whitespace-nowrap max-sm:text-small sm:px-5"
            >
              {candidate.className}
            </RadioCard>
          ))}
        </div>
      </fieldset>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3 border-t border-line pt-6">
        <Button type="submit" disabled={!choice} className="w-full sm:w-auto sm:min-w-52">
          Start Test
        </Button>
        <p className="text-small text-ink-soft">
          10 questions, 12 minutes. The clock starts with the first question.
        </p>
      </div>
    </form>
  );
}

/** A test that was left before its time was over waits here. */
function ResumeNotice({ studentId }: { studentId: string | null }) {
  const [attempt] = useState(() => readAttempt(studentId));
  const [secondsLeft] = useState(() =>
    attempt ? toSecondsLeft(findRemainingMs(attempt, systemClock.wallMs())) : 0,
  );
  if (!attempt || secondsLeft === 0) return null;
  return (
    <Notice tone="info" className="mb-7 flex flex-wrap items-center justify-between gap-3">
      <p>
        Your {nameOf(attempt.choice)} test is still running, with {formatSeconds(secondsLeft)} minutes left.
      </p>
      <ButtonLink to={paths.mockTest} variant="outline" size="card">
        Go on with it
      </ButtonLink>
    </Notice>
  );
}

/** The way into a mock test: what exists, the choice, and Start. */
export function StartTest() {
  const navigate = useNavigate();
  const studentId = useSession()?.studentId ?? null;
  const pairs = useLoaded(listSubjectClasses);
  useEffect(() => {
    if (studentId) void sendUnsentMockTests(studentId);
  }, [studentId]);

  if (pairs.state === "loading") return <Skeleton label="Fetching the mock tests" rows={2} />;
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
