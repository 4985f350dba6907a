import { paths } from "../config/paths";
import { site } from "../config/site";
import { ButtonLink } from "../ui/button";
import { EmptyState } from "../ui/empty-state";
import { PageHeading } from "../ui/page-heading";
import { Seo } from "../ui/seo";

/** /receipt/{attempt}: what was received of an attempt, for its student. */
export function ReceiptPage() {
  return (
    <main className="mx-auto grid max-w-page content-start gap-6 px-4 py-section-phone">
      <Seo title={`Receipt · ${site.name}`} noindex />
      <PageHeading title="Receipt" />
      <EmptyState title="There is no receipt here yet">
        <ButtonLink to={paths.studentDashboard}>Go to Dashboard</ButtonLink>
      </EmptyState>
    </main>
  );
}
