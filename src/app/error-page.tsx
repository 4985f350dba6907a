import { paths } from "../config/paths";
import { Button, ButtonLink } from "../ui/button";
import { ErrorScreen } from "../ui/error-screen";

/** What all browsers say, in their own words, of a script that could not be fetched: with its address, for nobody to read. */
const missingScript = /import.+ module/i;

/**
 * @param error what was thrown
 * @returns the message to show (specification section 2, last lines)
 */
function describe(error: unknown): string {
  const message = error instanceof Error ? error.message : "";
  if (missingScript.test(message))
    return "This page could not be loaded. Check the connection and try again.";
  return message || "Unknown error";
}

/** The screen for a page that failed. */
export function ErrorPage({ error }: { error: unknown }) {
  return (
    <ErrorScreen reason={describe(error)}>
      <Button onClick={() => location.reload()}>Try again</Button>
      <ButtonLink to={paths.home} variant="outline">
        Go to the home page
      </ButtonLink>
    </ErrorScreen>
  );
}

/** The page of every address that the route table does not know. */
export function NotFoundPage() {
  return (
    <ErrorScreen reason="404 Not Found">
      <ButtonLink to={paths.home}>Go to the home page</ButtonLink>
    </ErrorScreen>
  );
}
