type Reporter = (event: { what: string; error: unknown }) => void;

/** Until a monitor is connected, reports go to the browser's console, which nothing else on the site uses. */
let reporter: Reporter = ({ what, error }) => console.warn(`Olympeak: ${what} failed.`, error);

/**
 * Reports a failure that is logged but not shown (docs/specification.md section 8: "only logged").
 *
 * @param what the work that failed, in a few words and without personal data
 * @param error the thrown error
 */
export function report(what: string, error: unknown): void {
  reporter({ what, error });
}

/**
 * Replaces the receiver of reports: a monitor in production, an array in a test.
 *
 * @param next receives each report
 * @returns a function that restores the previous one
 */
export function setReporter(next: Reporter): () => void {
  const previous = reporter;
  reporter = next;
  return () => {
    reporter = previous;
  };
}
