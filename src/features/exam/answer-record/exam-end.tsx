import { useCallback, useEffect, useMemo, useRef, type ReactNode } from "react";
import { dashboardLink, paths, answerRecordPath } from "../../../config/paths";
import { site } from "../../../config/site";
import { toOwnNumbering } from "../../../engine/exam/paper/own-numbering";
import type { Paper } from "../../../engine/exam/paper/paper";
import { formatFullTitle, formatTitle } from "../../../engine/exam/paper/paper-title";
import { getAnswerRecord, type AnswerRecord } from "../../../data/exam/answer-records";
import type { ExamRoom, ExamEndReply } from "../../../engine/exam/room/room-state";
import { AppError, messageOf } from "../../../lib/app-error";
import { orderPaper } from "../../../lib/paper-order";
import { useLoaded } from "../../../lib/use-loaded";
import { ButtonLink } from "../../../ui/button";
import { ErrorMessage } from "../../../ui/error-message";
import { Notice } from "../../../ui/notice";
import { Skeleton } from "../../../ui/skeleton";
import { TestHeader } from "../../../ui/test-parts/test-header";
import { ExamRecord } from "./exam-record";
import { OwnAnswers } from "./own-answers";
import { AnswerRecordCard } from "./answer-record-card";
import { RehearsalScore } from "./rehearsal-score";

function describeDifferingAnswers(hasUnsent: boolean, isOnlySession: boolean): string {
  const lateAnswersText =
    "Late answers are kept: for those that came within 15 minutes, an organiser decides before the results.";
  const elsewhereText =
    "Most likely they were answered later in another tab or on another device, or these answers";
  if (hasUnsent)
    return isOnlySession
      ? "These answers were not sent in time, so we do not have them."
      : `${elsewhereText} were not sent in time, so we do not have them.`;
  // "Most likely": an answer that was lost when the phone was switched off differs as well.
  return `${isOnlySession ? "Most likely these answers" : elsewhereText} reached us after time was up. ${lateAnswersText}`;
}

/**
 * Shows whether the counted answers are those on the child's screen, in the child's own numbers (docs/exam.md section
 * 5, answer record).
 */
function Comparison({
  differingQuestions,
  isOlder,
  hasUnsent,
  sessionCount,
}: Pick<ExamEndReply, "differingQuestions" | "isOlder" | "hasUnsent"> & {
  /** The number of times the exam was opened; undefined until the answer record is loaded. */
  sessionCount: number | undefined;
}) {
  if (differingQuestions.length === 0 && isOlder)
    return (
      <Notice tone="success">
        You continued the exam in another tab or on another device. We have also received what you answered
        here. Your answer record on the dashboard has all your answers.
      </Notice>
    );
  if (differingQuestions.length === 0)
    return (
      <Notice tone="success">We checked every answer: what we received is exactly what you chose.</Notice>
    );
  return (
    <Notice tone="info">
      <strong>
        {differingQuestions.length === 1 ? "Question" : "Questions"} {differingQuestions.join(", ")}: what we
        received is different from this screen.
      </strong>{" "}
      {describeDifferingAnswers(hasUnsent, sessionCount === 1)} If you think something is wrong, call{" "}
      <span className="whitespace-nowrap">{site.helpPhone}</span> or write to {site.helpEmail}, with the code
      of your answer record.
    </Notice>
  );
}

async function fetchAnswerRecord(attemptId: string): Promise<AnswerRecord> {
  const reply = await getAnswerRecord(attemptId);
  if (reply.outcome === "answer_record") return reply;
  throw new AppError("unavailable");
}

/** Loads the answer record, which needs a login. It contains the exam record and, for a rehearsal, the result. */
function AnswerRecordLoader({
  attemptId,
  children,
}: {
  attemptId: string;
  children: (answerRecord: AnswerRecord | null) => ReactNode;
}) {
  const loadedRecord = useLoaded(useCallback(() => fetchAnswerRecord(attemptId), [attemptId]));
  if (loadedRecord.state === "ready") return children(loadedRecord.value);
  return (
    <>
      {children(null)}
      {loadedRecord.state === "loading" && <Skeleton label="Loading the exam record" rows={1} />}
      {loadedRecord.state === "failed" &&
        (loadedRecord.error instanceof AppError && loadedRecord.error.code === "unauthenticated" ? (
          <LoginEnded attemptId={attemptId} />
        ) : (
          <ErrorMessage message={messageOf(loadedRecord.error)} onRetry={loadedRecord.retry} />
        ))}
    </>
  );
}

/** Shown if the login has expired, for example after a long time offline. The exam itself needs no login. */
function LoginEnded({ attemptId }: { attemptId: string }) {
  return (
    <Notice tone="info" className="grid justify-items-start gap-3">
      <p>
        Your login has ended. We have your answers, and this answer record is valid. Please log in again to
        see the exam record.
      </p>
      <ButtonLink
        to={paths.login}
        state={{ redirectTo: answerRecordPath(attemptId) }}
        variant="outline"
        size="card"
      >
        Log in again
      </ButtonLink>
    </Notice>
  );
}

type Props = {
  room: ExamRoom;
  paper: Paper;
  /** Whether the student or the deadline ended the exam. */
  endedBy: "student" | "time";
  end: ExamEndReply;
  /** Logs out on this computer. */
  logout: ReactNode;
};

/**
 * The end of an exam: the answer record, whether it matches the screen, and the exam record; for a rehearsal also the
 * result.
 */
export function ExamEnd({ room, paper, endedBy, end, logout }: Props) {
  const order = useMemo(() => orderPaper(paper.items, room.seed), [paper, room.seed]);
  const differingQuestions = order.flatMap(({ n }, index) =>
    end.differingQuestions.includes(n) ? [index + 1] : [],
  );
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  // A rehearsal has no edition.
  const isRehearsal = paper.edition === null;
  const receivedText =
    end.hasUnsent && differingQuestions.length > 0
      ? "Some of your answers did not reach us"
      : "We have received your answers";
  const doneText = isRehearsal ? "You have finished the practice run" : receivedText;
  const renderAnswerRecordCard = (answerRecord: AnswerRecord | null) => (
    <>
      <AnswerRecordCard
        title={formatFullTitle(paper)}
        code={end.answerRecordCode}
        finishedAt={end.finishedAt}
        answered={end.answered}
        total={order.length}
      />
      <Comparison
        differingQuestions={differingQuestions}
        isOlder={end.isOlder}
        hasUnsent={end.hasUnsent}
        sessionCount={answerRecord?.sessions.length}
      />
    </>
  );
  return (
    <div className="min-h-dvh bg-mist">
      <TestHeader name={formatTitle(paper)} exitLink={dashboardLink} share={1} />
      <main className="mx-auto grid max-w-[860px] grid-cols-1 gap-8 px-4 pt-8 pb-20 sm:pt-12">
        <h2 ref={heading} tabIndex={-1} className="text-title outline-none">
          {endedBy === "time" ? `Time is up. ${doneText}` : doneText}
        </h2>
        <AnswerRecordLoader attemptId={room.attemptId}>
          {(answerRecord) => (
            <EndParts
              answerRecord={answerRecord}
              isRehearsal={isRehearsal}
              answerRecordCard={renderAnswerRecordCard(answerRecord)}
            />
          )}
        </AnswerRecordLoader>
        <div className="flex flex-wrap gap-3">
          <ButtonLink to={paths.studentDashboard} className="max-sm:w-full">
            Go to the dashboard
          </ButtonLink>
          <ButtonLink to={answerRecordPath(room.attemptId)} variant="outline" className="max-sm:w-full">
            See the full answer record
          </ButtonLink>
          {logout}
        </div>
      </main>
    </div>
  );
}

type PartsProps = { answerRecord: AnswerRecord | null; isRehearsal: boolean; answerRecordCard: ReactNode };

/** The parts in order: a rehearsal begins with the result, an exam with the answer record. */
function EndParts({ answerRecord, isRehearsal, answerRecordCard }: PartsProps) {
  const questions = useMemo(
    () => (answerRecord ? toOwnNumbering(answerRecord).questions : []),
    [answerRecord],
  );
  if (!answerRecord) return answerRecordCard;
  return (
    <>
      {isRehearsal && <RehearsalScore questions={questions} />}
      {answerRecordCard}
      {isRehearsal && <OwnAnswers questions={questions} />}
      <ExamRecord answerRecord={answerRecord} />
    </>
  );
}
