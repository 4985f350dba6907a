import { paths } from "../config/paths";
import { site } from "../config/site";
import { useSession } from "../data/use-session";
import { ToLogin } from "../features/auth/redirect";
import { ButtonLink } from "../ui/button";
import { EmptyState } from "../ui/empty-state";
import { Seo } from "../ui/seo";

/** /exam/{paper}: the lobby, the room and the end of an exam. */
export function ExamPage() {
  const session = useSession();
  if (!session) return <ToLogin />;
  return (
    <main className="mx-auto grid min-h-dvh max-w-page content-center gap-6 bg-paper px-4 py-section-phone">
      <Seo title={`Exam · ${site.name}`} noindex />
      <h1 className="text-title">Exam</h1>
      <EmptyState title="This exam is not open yet">
        <ButtonLink to={paths.studentDashboard}>Go to Dashboard</ButtonLink>
      </EmptyState>
    </main>
  );
}
