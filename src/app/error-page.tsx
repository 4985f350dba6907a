import { useEffect, useState } from "react";
import { useRouteError } from "react-router-dom";
import { paths } from "../config/paths";
import { isMissingScript } from "../lib/missing-script";
import { reloadOnce } from "../lib/reload-once";
import { Button, ButtonLink } from "../ui/button";
import { ErrorScreen } from "../ui/error-screen";
import { NotFoundScreen } from "../features/site/not-found/not-found-screen";

/**
 * @param error the thrown error
 * @returns the message to show (docs/specification.md section 2, last lines)
 */
function describeError(error: unknown): string {
  if (isMissingScript(error))
    return "This page could not be loaded. Check your internet connection and try again.";
  return (error instanceof Error && error.message) || "Unknown error";
}

/**
 * The error element of every route. If the page's script is missing, it first reloads the page once; otherwise, or if
 * the reload fails, it shows the error screen.
 */
export function ErrorPage() {
  const error = useRouteError();
  const [isReloading, setReloading] = useState(isMissingScript(error));
  // Only in an effect does the browser's URL point to the requested page, so this reloads the right one.
  useEffect(() => {
    if (isMissingScript(error)) reloadOnce(error).catch(() => setReloading(false));
  }, [error]);
  if (isReloading)
    return (
      <main className="mx-auto max-w-page px-4 pt-section-phone pb-28 sm:pt-section">
        <p role="status">One moment …</p>
      </main>
    );
  return (
    <ErrorScreen
      reason={describeError(error)}
      text="Sorry, something went wrong on this page. Please try again, or go to the home page."
    >
      <Button onClick={() => location.reload()}>Try again</Button>
      <ButtonLink to={paths.home} variant="outline">
        Go to the home page
      </ButtonLink>
    </ErrorScreen>
  );
}

/** The page of every unknown path. */
export function NotFoundPage() {
  return <NotFoundScreen />;
}
