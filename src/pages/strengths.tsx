import { useState } from "react";
import { Navigate } from "react-router-dom";
import { dashboardPath, paths } from "../config/paths";
import { site } from "../config/site";
import { useChosenClass } from "../data/use-chosen-class";
import { useSession } from "../data/use-session";
import { listVisitorsTests } from "../features/mock-test/progress/device-tests";
import { PracticeDays } from "../features/mock-test/progress/practice-days";
import { StrengthMap } from "../features/mock-test/progress/strength-map";
import { ButtonLink } from "../ui/button";
import { EmptyState } from "../ui/empty-state";
import { PageHeading } from "../ui/page-heading";
import { Seo } from "../ui/seo";

/** A visitor's strength map, from this device's mock tests. */
function VisitorsMap() {
  const [tests] = useState(listVisitorsTests);
  const classNumber = useChosenClass();
  if (tests.length === 0)
    return (
      <EmptyState title="No tests yet. Start with a free mock test" pose="climb">
        <p className="text-ink-soft">After a test, you will see here how you did in each topic.</p>
        <ButtonLink to={paths.mockTestLanding}>Take a free mock test</ButtonLink>
      </EmptyState>
    );
  return (
    <>
      <PracticeDays studentId={null} testDays={tests.map(({ day }) => day)} />
      <StrengthMap tests={tests} classNumber={classNumber ?? undefined} />
    </>
  );
}

/**
 * /strengths: a visitor's marks in each topic of the mock tests on this device. Logged-in students are redirected
 * to the Mocks tab of the dashboard, whose id is `mockExams`.
 */
export function StrengthsPage() {
  const isLoggedIn = useSession() !== null;
  if (isLoggedIn) return <Navigate to={dashboardPath("mockExams")} replace />;
  return (
    <main className="mx-auto grid max-w-page grid-cols-1 gap-8 px-4 pt-10 pb-28 sm:pt-14 sm:pb-36">
      <Seo title={`Strengths by topic · ${site.name}`} noindex />
      <PageHeading title="What you are good at">
        From the mock tests on this device. Log in to save your results in your account.
      </PageHeading>
      <VisitorsMap />
    </main>
  );
}
