import { paths } from "../config/paths";
import { ButtonLink } from "../ui/button";
import { ErrorScreen } from "../ui/error-screen";

/**
 * @param reason what was thrown, or a sentence
 * @returns the status or message to show (specification section 2, last lines)
 */
function describe(reason: unknown): string {
  // A script that could not be fetched, in the browser's words, helps nobody.
  if (reason instanceof TypeError && !navigator.onLine)
    return "You seem to be offline. Check the connection and try again.";
  if (reason instanceof Error && reason.message) return reason.message;
  return typeof reason === "string" ? reason : "Unknown error";
}

/** The screen for an unknown address and for a page that failed. */
export function ErrorPage({ reason }: { reason: unknown }) {
  return (
    <ErrorScreen reason={describe(reason)}>
      <ButtonLink to={paths.home}>Go to the home page</ButtonLink>
    </ErrorScreen>
  );
}

/** The page of every address that the route table does not know. */
export function NotFoundPage() {
  return <ErrorPage reason="404 Not Found" />;
}
