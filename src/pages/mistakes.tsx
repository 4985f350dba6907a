import { useCallback, useState } from "react";
import { site } from "../config/site";
import { drawDue } from "../features/mock-test/deck/due-questions";
import { sessionStore } from "../data/session";
import { DeckSession } from "../features/mock-test/deck/deck-session";
import { messageOf } from "../lib/app-error";
import { useLoaded } from "../lib/use-loaded";
import { ErrorMessage } from "../ui/error-message";
import { PageHeading } from "../ui/page-heading";
import { Seo } from "../ui/seo";
import { Skeleton } from "../ui/skeleton";

/** /mistakes: today's questions on mistakes that the child made before. */
export function MistakesPage() {
  const [studentId] = useState(() => sessionStore.getState()?.studentId ?? null);
  const drawn = useLoaded(useCallback(() => drawDue(studentId), [studentId]));
  return (
    <main className="mx-auto grid max-w-[860px] grid-cols-1 gap-8 px-4 pt-10 pb-28 sm:pt-14 sm:pb-36">
      <Seo title={`Practise your mistakes · ${site.name}`} noindex />
      <PageHeading title="Practise your mistakes" />
      {drawn.state === "loading" && <Skeleton label="Fetching the questions" rows={4} />}
      {drawn.state === "failed" && <ErrorMessage message={messageOf(drawn.error)} onRetry={drawn.retry} />}
      {drawn.state === "ready" && <DeckSession studentId={studentId} questions={drawn.value} />}
    </main>
  );
}
