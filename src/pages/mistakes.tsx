import { useCallback, useState } from "react";
import { site } from "../config/site";
import { pickDueQuestions } from "../features/mock-test/deck/due-questions";
import { sessionStore } from "../data/session";
import { DeckRound } from "../features/mock-test/deck/deck-round";
import { messageOf } from "../lib/app-error";
import { useLoaded } from "../lib/use-loaded";
import { ErrorMessage } from "../ui/error-message";
import { PageHeading } from "../ui/page-heading";
import { Seo } from "../ui/seo";
import { Skeleton } from "../ui/skeleton";

/** /mistakes: the questions that are due today from the child's deck of earlier mistakes. */
export function MistakesPage() {
  const [studentId] = useState(() => sessionStore.getState()?.studentId ?? null);
  const questions = useLoaded(useCallback(() => pickDueQuestions(studentId), [studentId]));
  return (
    <main className="mx-auto grid max-w-[860px] grid-cols-1 gap-8 px-4 pt-10 pb-28 sm:pt-14 sm:pb-36">
      <Seo title={`Practise your mistakes · ${site.name}`} noindex />
      <PageHeading title="Practise your mistakes" />
      {questions.state === "loading" && <Skeleton label="Fetching the questions" rows={4} />}
      {questions.state === "failed" && (
        <ErrorMessage message={messageOf(questions.error)} onRetry={questions.retry} />
      )}
      {questions.state === "ready" && <DeckRound studentId={studentId} questions={questions.value} />}
    </main>
  );
}
