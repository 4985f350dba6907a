import { useCallback, type ReactNode } from "react";
import { Navigate } from "react-router-dom";
import { examPath, answerRecordPath } from "../../../config/paths";
import { findRehearsal } from "../../../data/exam/timed-exams";
import { listMyExams, type MyExam } from "../../../data/exam/my-exams";
import { messageOf } from "../../../lib/app-error";
import { useLoaded } from "../../../lib/use-loaded";
import { Card } from "../../../ui/card";
import { ErrorMessage } from "../../../ui/error-message";
import { Skeleton } from "../../../ui/skeleton";
import { TextLink } from "../../../ui/text-link";
import { noRehearsal } from "./describe-exam";
import { LobbyFrame, MessageCard } from "./lobby-frame";

/**
 * /exam/rehearsal: redirects to the rehearsal of the student's class, because families do not know the id of its paper.
 */
export function FindOwnRehearsal() {
  const loadedRehearsal = useLoaded(useCallback(async () => findRehearsal(await listMyExams()), []));
  if (loadedRehearsal.state === "ready" && loadedRehearsal.value?.paperId)
    return <Navigate to={examPath(loadedRehearsal.value.paperId)} replace />;
  return (
    <LobbyFrame name="Practice run">
      {loadedRehearsal.state === "loading" && <Skeleton label="Loading your practice run" />}
      {loadedRehearsal.state === "failed" && (
        <ErrorMessage message={messageOf(loadedRehearsal.error)} onRetry={loadedRehearsal.retry} />
      )}
      {loadedRehearsal.state === "ready" && <MessageCard message={noRehearsal} attemptId={null} />}
    </LobbyFrame>
  );
}

/** The first of a rehearsal's two steps: an explanation, and the device check. */
export function RehearsalStep({ exam, children }: { exam: MyExam; children: ReactNode }) {
  const { state, questionCount, durationSeconds, attemptId, answerRecordCode } = exam;
  return (
    <>
      <Card className="grid gap-3">
        <h2 className="text-heading">Try out the exam screen</h2>
        <p className="max-w-prose">
          {questionCount} questions in {Math.round(durationSeconds / 60)} minutes. The screen and the rules
          are the same as in the real exam. You see your score as soon as you finish, with every answer
          explained. It is free and does not affect your result.
        </p>
        {answerRecordCode !== null && attemptId !== null && (
          <p>
            <TextLink to={answerRecordPath(attemptId)}>See your last practice run</TextLink>
          </p>
        )}
      </Card>
      {state === "open" ? (
        children
      ) : (
        <Card>
          <p>The practice run is being prepared. Please come back in a few minutes.</p>
        </Card>
      )}
    </>
  );
}
