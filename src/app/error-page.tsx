import { paths } from "../config/paths";
import { ButtonLink } from "../ui/button";
import { EmptyState } from "../ui/empty-state";
import { Seo } from "../ui/seo";

/**
 * @param reason what was thrown, or a sentence
 * @returns the status or message to show (specification section 2, last lines)
 */
function describe(reason: unknown): string {
  if (reason instanceof Error && reason.message) return reason.message;
  return typeof reason === "string" ? reason : "Unknown error";
}

/** The screen for an unknown address and for a page that failed. */
export function ErrorPage({ reason }: { reason: unknown }) {
  return (
    <main className="mx-auto grid max-w-page gap-6 px-4 py-section-phone sm:py-section">
      <Seo title="Page not available" noindex />
      <h1 className="text-title">Unexpected Application Error!</h1>
      <EmptyState title={describe(reason)}>
        <p className="text-ink-soft">The path ends here. The way back is short.</p>
        <ButtonLink to={paths.home}>Go to the home page</ButtonLink>
      </EmptyState>
    </main>
  );
}

/** The page of every address that the route table does not know. */
export function NotFoundPage() {
  return <ErrorPage reason="404 Not Found" />;
}
