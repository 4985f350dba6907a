import { useQuery } from "@tanstack/react-query";
import { paths } from "../../config/paths";
import { findSubjectByName } from "../../content/subjects";
import { listClasses } from "../../data/classes";
import { listMockTests } from "../../data/mock-test-history";
import { listSubjectNames } from "../../data/subjects";
import { formatIst } from "../../lib/dates";
import { ButtonLink } from "../../ui/button";
import { Card } from "../../ui/card";
import { EmptyState } from "../../ui/empty-state";
import { LoadedView } from "../../ui/loaded-view";
import { SubjectEmblem } from "../../ui/subject-emblem";

/** Questions in a mock test (specification section 9): the account keeps a percentage, people read a count. */
const questionCount = 10;

async function listAttempts(studentId: string) {
  const [attempts, subjects, classes] = await Promise.all([
    listMockTests(studentId),
    listSubjectNames(),
    listClasses(),
  ]);
  return attempts.map((attempt) => {
    const subjectName = subjects.find(({ id }) => id === attempt.subjectId)?.name ?? "Mock test";
    return Object.assign(attempt, {
      subjectName,
      slug: findSubjectByName(subjectName)?.slug,
      className: classes.find(({ id }) => id === attempt.classId)?.name ?? "",
    });
  });
}

type Attempt = Awaited<ReturnType<typeof listAttempts>>[number];

function AttemptRow({ attempt }: { attempt: Attempt }) {
  return (
    <Card className="flex items-center gap-4">
      {attempt.slug && <SubjectEmblem slug={attempt.slug} className="size-11" />}
      <div className="mr-auto">
        <p className="font-semibold">
          {attempt.subjectName}
          <span className="font-normal text-ink-soft"> · {attempt.className}</span>
        </p>
        <p className="text-small text-ink-soft">{formatIst(attempt.completedAt, "time")} IST</p>
      </div>
      <p className="font-heading text-heading font-bold whitespace-nowrap tabular">
        {Math.round((attempt.scorePercent / 100) * questionCount)}
        <span className="sr-only"> out of {questionCount}</span>
        <span aria-hidden="true" className="font-body text-small font-normal text-ink-soft">
          {" "}
          / {questionCount}
        </span>
      </p>
    </Card>
  );
}

/** The student's mock tests, newest first. */
export function MockHistory({ studentId }: { studentId: string }) {
  const query = useQuery({ queryKey: ["mock-tests", studentId], queryFn: () => listAttempts(studentId) });
  return (
    <section className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-title">Mock tests</h1>
        {query.data && query.data.length > 0 && (
          <ButtonLink to={paths.mockTestLanding} size="card">
            Take another one
          </ButtonLink>
        )}
      </div>
      <LoadedView query={query} label="Loading your mock tests">
        {(attempts) =>
          attempts.length === 0 ? (
            <EmptyState title="Nothing here yet: your first climb starts with a mock test">
              <p className="text-ink-soft">Ten questions, twelve minutes, free as often as you like.</p>
              <ButtonLink to={paths.mockTestLanding}>Take a free mock test</ButtonLink>
            </EmptyState>
          ) : (
            <ul className="grid gap-3">
              {attempts.map((attempt) => (
                <li key={attempt.id}>
                  <AttemptRow attempt={attempt} />
                </li>
              ))}
            </ul>
          )
        }
      </LoadedView>
    </section>
  );
}
