import { useCallback, useState } from "react";
import { site } from "../config/site";
import { sessionStore } from "../data/session";
import { loadPractice } from "../features/mock-test/progress/load-practice";
import { PracticePlan } from "../features/mock-test/progress/practice-plan";
import { messageOf } from "../lib/app-error";
import { useLoaded } from "../lib/use-loaded";
import { ErrorMessage } from "../ui/error-message";
import { PageHeading } from "../ui/page-heading";
import { Seo } from "../ui/seo";
import { Skeleton } from "../ui/skeleton";

/** /plan: topics for each week until an exam. */
export function PlanPage() {
  const [studentId] = useState(() => sessionStore.getState()?.studentId ?? null);
  const loaded = useLoaded(useCallback(() => loadPractice(studentId), [studentId]));
  return (
    <main className="mx-auto grid max-w-[860px] grid-cols-1 gap-6 px-4 pt-10 pb-28 sm:pt-14 sm:pb-36">
      <Seo title={`Your study plan for the exam · ${site.name}`} noindex />
      <PageHeading title="Your study plan for the exam">
        A few topics each week, starting with your weakest. You can change it at any time.
      </PageHeading>
      {loaded.state === "loading" && <Skeleton label="Loading your plan" rows={2} />}
      {loaded.state === "failed" && <ErrorMessage message={messageOf(loaded.error)} onRetry={loaded.retry} />}
      {loaded.state === "ready" && <PracticePlan studentId={studentId} practice={loaded.value} />}
    </main>
  );
}
