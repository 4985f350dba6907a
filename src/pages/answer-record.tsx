import { useQuery } from "@tanstack/react-query";
import { useParams } from "react-router-dom";
import { paths } from "../config/paths";
import { site } from "../config/site";
import { answerRecordQuery, type AnswerRecordReply } from "../data/exam/answer-records";
import { FullAnswerRecord } from "../features/exam/answer-record/full-answer-record";
import { OwnPictures } from "../features/exam/answer-record/own-pictures";
import { OtherAccount } from "../features/exam/result/other-account";
import { formatIst } from "../lib/dates";
import { ButtonLink } from "../ui/button";
import { EmptyState } from "../ui/empty-state";
import { LoadedView } from "../ui/loaded-view";
import { PageHeading } from "../ui/page-heading";
import { Seo } from "../ui/seo";

function AnswerRecord({ reply }: { reply: AnswerRecordReply }) {
  if (reply.outcome === "answer_record")
    return (
      <>
        <FullAnswerRecord answerRecord={reply} />
        {reply.kind !== "rehearsal" && <OwnPictures attemptId={reply.attemptId} />}
      </>
    );
  return (
    <EmptyState title="This exam is still in progress">
      <p>
        The answer record will appear here once the exam has ended, by {formatIst(reply.deadlineAt, "clock")}{" "}
        IST.
      </p>
      <ButtonLink to={paths.studentDashboard}>Go to Dashboard</ButtonLink>
    </EmptyState>
  );
}

/** /answer-record/{attempt}: the answer record of a student's own attempt. */
export function AnswerRecordPage() {
  const { attempt = "" } = useParams();
  const answerRecord = useQuery(answerRecordQuery(attempt));
  return (
    <main className="mx-auto grid max-w-[860px] grid-cols-1 content-start gap-8 px-4 pt-10 pb-28 sm:pt-14 sm:pb-36">
      <Seo title={`Answer record · ${site.name}`} noindex />
      <PageHeading title="Answer record" />
      <LoadedView query={answerRecord} label="Loading the answer record" forbidden={<OtherAccount />}>
        {(reply) => <AnswerRecord reply={reply} />}
      </LoadedView>
    </main>
  );
}
