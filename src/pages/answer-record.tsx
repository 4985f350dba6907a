import { useQuery } from "@tanstack/react-query";
import { useParams } from "react-router-dom";
import { paths } from "../config/paths";
import { site } from "../config/site";
import { receiptQuery, type ReceiptReply } from "../data/exam/receipts";
import { FullReceipt } from "../features/exam/receipt/full-receipt";
import { OwnPictures } from "../features/exam/receipt/own-pictures";
import { OtherAccount } from "../features/exam/result/other-account";
import { formatIst } from "../lib/dates";
import { ButtonLink } from "../ui/button";
import { EmptyState } from "../ui/empty-state";
import { LoadedView } from "../ui/loaded-view";
import { PageHeading } from "../ui/page-heading";
import { Seo } from "../ui/seo";

function AnswerRecord({ reply }: { reply: ReceiptReply }) {
  if (reply.outcome === "receipt")
    return (
      <>
        <FullReceipt receipt={reply} />
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

/** /receipt/{attempt}: the answer record of a student's own attempt. */
export function AnswerRecordPage() {
  const { attempt = "" } = useParams();
  const receipt = useQuery(receiptQuery(attempt));
  return (
    <main className="mx-auto grid max-w-[860px] grid-cols-1 content-start gap-8 px-4 pt-10 pb-28 sm:pt-14 sm:pb-36">
      <Seo title={`Answer record · ${site.name}`} noindex />
      <PageHeading title="Answer record" />
      <LoadedView query={receipt} label="Loading the answer record" forbidden={<OtherAccount />}>
        {(reply) => <AnswerRecord reply={reply} />}
      </LoadedView>
    </main>
  );
}
