import { useMemo } from "react";
import { dashboardPath } from "../../../config/paths";
import { toOwnNumbering } from "../../../engine/exam/paper/own-numbering";
import { formatFullTitle } from "../../../engine/exam/paper/paper-title";
import type { Receipt } from "../../../data/exam/receipts";
import { formatIst } from "../../../lib/dates";
import { Notice } from "../../../ui/notice";
import { TextLink } from "../../../ui/text-link";
import { ExamRecord } from "./exam-record";
import { OwnAnswers } from "./own-answers";
import { ReceiptCard } from "./receipt-card";
import { RehearsalScore } from "./rehearsal-score";
import { SessionList } from "./session-list";

/** The full answer record of an attempt, for the family of the student. */
export function FullReceipt({ receipt }: { receipt: Receipt }) {
  const { questions, toOwnAnswer } = useMemo(() => toOwnNumbering(receipt), [receipt]);
  return (
    <>
      {receipt.kind === "rehearsal" && <RehearsalScore questions={questions} />}
      {receipt.receiptNo > 1 && (
        <Notice tone="info">
          This is answer record no. {receipt.receiptNo}: an answer you gave in time reached us after we made
          the earlier record.
        </Notice>
      )}
      {receipt.endedBy === "time" && (
        <Notice tone="info">
          Time was up at {formatIst(receipt.deadlineAt, "clock")} IST, so it was submitted automatically.
          Every answer given until then counts if it reached us within 3 minutes. Later ones are kept: for
          those that came within 15 minutes, an organiser decides before the results.
        </Notice>
      )}
      {receipt.heldFor === "consent" && (
        <Notice tone="info">
          We need a guardian&rsquo;s consent before we can show the result.{" "}
          <TextLink to={dashboardPath("profile")}>Ask for it</TextLink>
        </Notice>
      )}
      <ReceiptCard
        title={formatFullTitle(receipt)}
        code={receipt.receiptCode}
        startedAt={receipt.startedAt}
        finishedAt={receipt.finishedAt}
        answered={receipt.answered}
        total={questions.length}
      />
      <OwnAnswers questions={questions} />
      <ExamRecord receipt={receipt} />
      <SessionList sessions={receipt.sessions} toOwnAnswer={toOwnAnswer} />
    </>
  );
}
