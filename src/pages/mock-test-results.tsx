import { useEffect, useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { paths, rehearsalPath } from "../config/paths";
import { site } from "../config/site";
import { sessionStore } from "../data/session";
import { sendUnsentMockTests } from "../data/send-unsent";
import { useSession } from "../data/use-session";
import { formatTestName } from "../engine/mock-test/choice";
import { toStoredResult, type ReviewableResult } from "../engine/mock-test/mock-test-result";
import { findResult, recordResult } from "../engine/mock-test/result";
import { AnswerReview } from "../features/mock-test/result/answer-review";
import { ScoreCard } from "../features/mock-test/result/score-card";
import { TimePerQuestion } from "../features/mock-test/result/time-per-question";
import { TopicStrengths } from "../features/mock-test/result/topic-strengths";
import { ButtonLink } from "../ui/button";
import { EmptyState } from "../ui/empty-state";
import { PageHeading } from "../ui/page-heading";
import { RehearsalHint } from "../ui/rehearsal-hint";
import { Seo } from "../ui/seo";
import { TextLink } from "../ui/text-link";
import { WhatsappLink } from "../ui/whatsapp-link";

function Result({ result }: { result: ReviewableResult }) {
  const session = useSession();
  const { choice, correct, total } = result;
  return (
    <>
      <ScoreCard result={result} />
      <div className="flex flex-wrap gap-3">
        <ButtonLink to={paths.mockTestLanding} className="max-sm:w-full">
          Retake Test
        </ButtonLink>
        <ButtonLink
          to={paths.studentDashboard}
          state={{ tab: "mockExams" }}
          variant="outline"
          className="max-sm:w-full max-sm:px-4 max-sm:text-small"
        >
          {session ? "See all my mock tests" : "Login to Track Mock Test Scores"}
        </ButtonLink>
        <WhatsappLink
          text={`I had ${correct} of ${total} right in the ${formatTestName(choice)} mock test of ${site.name}. Try one, it is free:`}
          path={paths.mockTestLanding}
        >
          Share on WhatsApp
        </WhatsappLink>
      </div>
      <TopicStrengths result={result} />
      <TextLink to={paths.strengths} className="-mt-4 justify-self-start py-2.5">
        See your strengths by topic
      </TextLink>
      <TimePerQuestion result={result} />
      <AnswerReview result={result} />
      <RehearsalHint to={rehearsalPath} />
    </>
  );
}

/**
 * /mocktestresults: stores the pending result and moves it into this history entry, so that back and reload show it
 * again.
 */
export function MockTestResultsPage() {
  const navigate = useNavigate();
  const { state } = useLocation() as { state: unknown };
  const [studentId] = useState(() => sessionStore.getState()?.studentId ?? null);
  const [result] = useState(() => findResult(state, studentId));
  useEffect(() => {
    if (result) {
      recordResult(result);
      void navigate(paths.mockTestResults, { replace: true, state: { result: toStoredResult(result) } });
    }
    if (studentId) void sendUnsentMockTests(studentId);
  }, [navigate, result, studentId]);
  return (
    <main className="mx-auto grid max-w-[860px] grid-cols-1 gap-8 px-4 pt-10 pb-28 sm:pt-14 sm:pb-36">
      <Seo title={`Mock test result · ${site.name}`} noindex />
      <PageHeading title="Your mock test result" />
      {result ? (
        <Result result={result} />
      ) : (
        <EmptyState title="No test results found." pose="climb">
          <ButtonLink to={paths.mockTestLanding}>Take a free mock test</ButtonLink>
        </EmptyState>
      )}
    </main>
  );
}
