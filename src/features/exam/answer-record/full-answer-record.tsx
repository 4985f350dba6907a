import { useMemo } from "react";
import { dashboardPath } from "../../../config/paths";
import { toOwnNumbering } from "../../../engine/exam/paper/own-numbering";
import { formatFullTitle } from "../../../engine/exam/paper/paper-title";
import type { AnswerRecord } from "../../../data/exam/answer-records";
import { formatIst } from "../../../lib/dates";
import { Notice } from "../../../ui/notice";
import { TextLink } from "../../../ui/text-link";
import { ExamRecord } from "./exam-record";
import { OwnAnswers } from "./own-answers";
import { AnswerRecordCard } from "./answer-record-card";
import { RehearsalScore } from "./rehearsal-score";
import { SessionList } from "./session-list";

/** The full answer record of an attempt, for the family of the student. */
export function FullAnswerRecord({ answerRecord }: { answerRecord: AnswerRecord }) {
  const { questions, toOwnAnswer } = useMemo(() => toOwnNumbering(answerRecord), [answerRecord]);
  return (
    <>
      {answerRecord.kind === "rehearsal" && <RehearsalScore questions={questions} />}
      {answerRecord.answerRecordNo > 1 && (
        <Notice tone="info">
          This is answer record no. {answerRecord.answerRecordNo}: an answer you gave in time reached us after
          we made the earlier record.
        </Notice>
      )}
      {answerRecord.endedBy === "time" && (
        <Notice tone="info">
          Time was up at {formatIst(answerRecord.deadlineAt, "clock")} IST, so it was submitted automatically.
          Every answer given until then counts if it reached us within 3 minutes. Later ones are kept: for
          those that came within 15 minutes, an organiser decides before the results.
        </Notice>
      )}
      {answerRecord.heldFor === "consent" && (
        <Notice tone="info">
          We need a guardian&rsquo;s consent before we can show the result.{" "}
          <TextLink to={dashboardPath("profile")}>Ask for it</TextLink>
        </Notice>
      )}
      <AnswerRecordCard
        title={formatFullTitle(answerRecord)}
        code={answerRecord.answerRecordCode}
        startedAt={answerRecord.startedAt}
        finishedAt={answerRecord.finishedAt}
        answered={answerRecord.answered}
        total={questions.length}
      />
      <OwnAnswers questions={questions} />
      <ExamRecord answerRecord={answerRecord} />
      <SessionList sessions={answerRecord.sessions} toOwnAnswer={toOwnAnswer} />
    </>
  );
}
