import { useCallback, useEffect, useState } from "react";
import { Navigate, useNavigate } from "react-router-dom";
import { paths } from "../config/paths";
import { site } from "../config/site";
import { toStored } from "../engine/mock-test/mock-test-result";
import { fetchFigures, listExplanations } from "../engine/mock-test/questions";
import { sessionStore } from "../data/session";
import { readAttempt } from "../engine/mock-test/attempt";
import { openAttempt } from "../engine/mock-test/open-attempt";
import { nameOf, readChoice } from "../engine/mock-test/choice";
import { MockTestHeader } from "../features/mock-test/test/mock-test-header";
import { TestScreen } from "../features/mock-test/test/test-screen";
import { useLoaded } from "../lib/use-loaded";
import { ButtonLink } from "../ui/button";
import { loadMoving } from "../ui/motion/load-moving";
import { Peaks } from "../ui/peaks";
import { Seo } from "../ui/seo";
import { Skeleton } from "../ui/skeleton";

/** An empty question file: no question and no message (specification section 8), only the way back. */
function NoQuestions({ name }: { name: string }) {
  return (
    <div className="flex min-h-dvh flex-col bg-paper">
      <MockTestHeader name={name} />
      <main className="relative grid grow place-items-center pb-32">
        <ButtonLink to={paths.mockTestLanding} variant="outline">
          Choose another test
        </ButtonLink>
        <Peaks className="absolute inset-x-0 bottom-0 h-32 w-full opacity-60" />
      </main>
    </div>
  );
}

/** /mocktest: continues with the test under way, else starts one of the stored choice, else leads to the choice. */
export function MockTestPage() {
  const navigate = useNavigate();
  const [studentId] = useState(() => sessionStore.getState()?.studentId ?? null);
  const [choice] = useState(() => readAttempt(studentId)?.choice ?? readChoice(studentId));
  const opened = useLoaded(useCallback(() => openAttempt(studentId), [studentId]));

  // Fetched while the test is under way, so that no drawing is waited for, the review has its explanations at once, and the
  // result can climb.
  const running = opened.state === "ready" ? opened.value : null;
  useEffect(() => {
    if (!running) return;
    void fetchFigures(running.questions);
    void listExplanations(running.choice.subjectSlug, running.choice.classNumber);
    void loadMoving();
  }, [running]);

  if (!choice) return <Navigate to={paths.mockTestLanding} replace />;
  const title = <Seo title={`${nameOf(choice)} mock test · ${site.name}`} noindex />;
  if (opened.state === "loading") {
    return (
      <div className="min-h-dvh bg-paper">
        {title}
        <MockTestHeader name={nameOf(choice)} />
        <main className="mx-auto max-w-[1072px] px-4 py-8 sm:px-5">
          <Skeleton label="Fetching the questions" rows={4} />
        </main>
      </div>
    );
  }
  if (opened.state === "failed" || !opened.value)
    return (
      <>
        {title}
        <NoQuestions name={nameOf(choice)} />
      </>
    );
  return (
    <>
      {title}
      <TestScreen
        key={opened.value.seed}
        opened={opened.value}
        onFinish={(result) =>
          void navigate(paths.mockTestResults, { replace: true, state: { result: toStored(result) } })
        }
      />
    </>
  );
}
