import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useParams } from "react-router-dom";
import { resultPath } from "../config/paths";
import { site } from "../config/site";
import { isVoidCase } from "../data/results/result-outcomes";
import { challengeKey, resultQuery, reviewQuery } from "../data/results/results";
import { OtherAccount } from "../features/exam/result/other-account";
import { formatExamTitle } from "../features/exam/result/result-texts";
import { UnpublishedResult } from "../features/exam/result/unpublished-result";
import { useVoidReply } from "../features/exam/void/use-void-reply";
import { VoidCaseCard } from "../features/exam/void/void-proposal";
import { ReviewList } from "../features/exam/review/review-list";
import { LoadedView } from "../ui/loaded-view";
import { PageHeading } from "../ui/page-heading";
import { Seo } from "../ui/seo";
import { TextLink } from "../ui/text-link";

/** /review/{paper}: a student's own answers beside the key. */
export function ReviewPage() {
  const { paper = "" } = useParams();
  const client = useQueryClient();
  const review = useQuery(reviewQuery(paper));
  const sendVoidReply = useVoidReply(paper);
  const sendChallenge = async (questionNumber: number, claim: string, reason: string) => {
    const reply = await challengeKey(paper, questionNumber, claim, reason);
    // After any outcome the page's data may have changed.
    await Promise.all([
      client.invalidateQueries(reviewQuery(paper)),
      client.invalidateQueries(resultQuery(paper)),
    ]);
    return reply;
  };
  return (
    <main className="mx-auto grid max-w-[860px] grid-cols-1 content-start gap-8 px-4 pt-10 pb-28 sm:pt-14 sm:pb-36">
      <Seo title={`Every answer · ${site.name}`} noindex />
      <PageHeading title="Every answer">{review.data && formatExamTitle(review.data.paper)}</PageHeading>
      <LoadedView query={review} label="Loading the answers" forbidden={<OtherAccount />}>
        {(reply) =>
          reply.outcome === "review" ? (
            <>
              <p className="font-heading text-heading font-bold tabular">
                {reply.marks} of {reply.of} marks
              </p>
              <p className="-mt-6">
                <TextLink to={resultPath(paper)}>Back to the result</TextLink>
              </p>
              <ReviewList review={reply} onSend={sendChallenge} />
            </>
          ) : isVoidCase(reply) ? (
            <VoidCaseCard voidCase={reply} onReply={sendVoidReply} />
          ) : (
            <UnpublishedResult reason={reply} />
          )
        }
      </LoadedView>
    </main>
  );
}
