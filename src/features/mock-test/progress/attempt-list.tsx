import { useState } from "react";
import { formatIst } from "../../../lib/dates";
import { Button } from "../../../ui/button";
import { Card } from "../../../ui/card";
import { SubjectEmblem } from "../../../ui/subject-emblem";
import { questionCount, toRightCount, type PastAttempt } from "./attempts";

/** The number of tests that are listed before "Show more". */
const maxShownAtFirst = 20;

function AttemptRow({ attempt }: { attempt: PastAttempt }) {
  return (
    <Card className="flex items-center gap-4">
      {attempt.slug && <SubjectEmblem slug={attempt.slug} className="size-11" />}
      <div className="mr-auto">
        <p className="font-semibold">
          {attempt.subjectName}
          <span className="font-normal text-ink-soft"> · {attempt.className}</span>
        </p>
        <p className="text-small text-ink-soft">{formatIst(attempt.completedAt, "dateTime")} IST</p>
      </div>
      <p className="font-heading text-heading font-bold whitespace-nowrap tabular">
        {toRightCount(attempt.scorePercent)}
        <span className="sr-only"> out of {questionCount}</span>
        <span aria-hidden="true" className="font-sans text-small font-normal text-ink-soft">
          {" "}
          / {questionCount}
        </span>
      </p>
    </Card>
  );
}

/** Every attempt, newest first. */
export function AttemptList({ attempts }: { attempts: readonly PastAttempt[] }) {
  const [isExpanded, setExpanded] = useState(attempts.length <= maxShownAtFirst);
  return (
    <section className="grid gap-3">
      <h2 className="text-heading">All your tests</h2>
      <ul aria-label="All your tests" className="grid gap-3">
        {attempts.slice(0, isExpanded ? attempts.length : maxShownAtFirst).map((attempt) => (
          <li key={attempt.id}>
            <AttemptRow attempt={attempt} />
          </li>
        ))}
      </ul>
      {!isExpanded && (
        <Button variant="outline" onClick={() => setExpanded(true)} className="justify-self-center">
          Show all {attempts.length} tests
        </Button>
      )}
    </section>
  );
}
