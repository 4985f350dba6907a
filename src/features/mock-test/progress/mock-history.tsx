import { useQueries } from "@tanstack/react-query";
import { useMemo, useState, type ReactNode } from "react";
import { paths } from "../../../config/paths";
import { classesQuery } from "../../../data/classes";
import { mockTestsQuery } from "../../../data/mock-tests";
import { subjectNamesQuery } from "../../../data/subjects";
import { combineQueries } from "../../../lib/combine-queries";
import { ButtonLink } from "../../../ui/button";
import { EmptyState } from "../../../ui/empty-state";
import { LoadedView } from "../../../ui/loaded-view";
import { AttemptList } from "./attempt-list";
import { listTopicTests } from "./attempts";
import { listMistakeCounts } from "./frequent-mistakes";
import { LazyStrengthMap } from "./lazy-strength-map";
import { MistakeList } from "./mistake-list";
import { addNames, type PastAttempt } from "./attempts";
import { PracticeDays } from "./practice-days";
import { SubjectCards } from "./subject-cards";
import { listSubjectProgress } from "./subject-progress";

function NoTestYet() {
  return (
    <EmptyState title="No tests yet. Start with a free mock test" pose="climb">
      <p className="text-ink-soft">10 questions in 12 minutes. Take them free, as often as you like.</p>
      <ButtonLink to={paths.mockTestLanding}>Take a free mock test</ButtonLink>
    </EmptyState>
  );
}

type ProgressProps = {
  studentId: string;
  attempts: readonly PastAttempt[];
  /** The student's own class, if it is known. */
  classNumber: number | undefined;
  nowMs: number;
};

function Progress({ studentId, attempts, classNumber, nowMs }: ProgressProps) {
  const tests = useMemo(() => listTopicTests(attempts), [attempts]);
  const mistakes = useMemo(() => listMistakeCounts(attempts, nowMs), [attempts, nowMs]);
  return (
    <div className="grid gap-8">
      <PracticeDays studentId={studentId} testDays={tests.map(({ day }) => day)} />
      <SubjectCards subjects={listSubjectProgress(attempts)} />
      <LazyStrengthMap tests={tests} classNumber={classNumber} />
      <MistakeList subjects={mistakes} />
      <AttemptList attempts={attempts} />
    </div>
  );
}

/**
 * The Mocks tab: best and trend of each subject, the map of strengths, mistakes to fix, and every attempt; `children`
 * come before them.
 */
export function MockHistory({
  studentId,
  classNumber,
  children,
}: {
  studentId: string;
  /** The student's own class, if it is known. */
  classNumber?: number | undefined;
  children?: ReactNode;
}) {
  const [nowMs] = useState(() => Date.now());
  const query = useQueries({
    queries: [mockTestsQuery(studentId), subjectNamesQuery, classesQuery],
    combine: combineQueries,
  });
  return (
    <section className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-title">Mock tests</h1>
        {query.data && query.data[0].length > 0 && (
          <ButtonLink to={paths.mockTestLanding} size="card">
            Take another test
          </ButtonLink>
        )}
      </div>
      {children}
      <LoadedView query={query} label="Loading your mock tests">
        {([attempts, subjects, classes]) =>
          attempts.length === 0 ? (
            <NoTestYet />
          ) : (
            <Progress
              studentId={studentId}
              attempts={addNames(attempts, subjects, classes)}
              classNumber={classNumber}
              nowMs={nowMs}
            />
          )
        }
      </LoadedView>
    </section>
  );
}
