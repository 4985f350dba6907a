import { useQuery } from "@tanstack/react-query";
import { useParams } from "react-router-dom";
import { site } from "../config/site";
import { isVoidCase } from "../data/results/result-outcomes";
import { resultQuery } from "../data/results/results";
import { useSession } from "../data/use-session";
import { AwardDelivery } from "../features/account/award-delivery/award-delivery";
import { MarkedResultView } from "../features/exam/result/marked-result";
import { OtherAccount } from "../features/exam/result/other-account";
import { UnpublishedResult } from "../features/exam/result/unpublished-result";
import { formatExamTitle } from "../features/exam/result/result-texts";
import { useVoidReply } from "../features/exam/void/use-void-reply";
import { ReleasedVoid, VoidCaseCard } from "../features/exam/void/void-proposal";
import { LoadedView } from "../ui/loaded-view";
import { PageHeading } from "../ui/page-heading";
import { Seo } from "../ui/seo";

/** /result/{paper}: a student's own exam result. */
export function ResultPage() {
  const { paper = "" } = useParams();
  const session = useSession();
  const result = useQuery(resultQuery(paper));
  const sendVoidReply = useVoidReply(paper);
  const { data } = result;
  if (data?.outcome === "provisional" || data?.outcome === "final")
    return (
      <>
        <Seo title={`Result · ${site.name}`} noindex />
        <MarkedResultView
          result={data}
          delivery={
            session &&
            data.outcome === "final" && (
              <AwardDelivery
                paperId={paper}
                studentId={session.studentId}
                promisedOn={data.award.promisedOn}
              />
            )
          }
        >
          <ReleasedVoid proposal={data.proposal} />
        </MarkedResultView>
      </>
    );
  return (
    <main className="mx-auto grid max-w-[860px] grid-cols-1 content-start gap-8 px-4 pt-10 pb-28 sm:pt-14 sm:pb-36">
      <Seo title={`Result · ${site.name}`} noindex />
      <PageHeading title="Result">{data && formatExamTitle(data.paper)}</PageHeading>
      <LoadedView query={{ ...result, data }} label="Loading the result" forbidden={<OtherAccount />}>
        {(reply) =>
          isVoidCase(reply) ? (
            <VoidCaseCard voidCase={reply} onReply={sendVoidReply} />
          ) : (
            <>
              <UnpublishedResult reason={reply} />
              {reply.outcome === "not_yet" && <ReleasedVoid proposal={reply.proposal} />}
            </>
          )
        }
      </LoadedView>
    </main>
  );
}
