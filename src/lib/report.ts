type Reporter = (event: { what: string; error: unknown }) => void;

/** Until a monitor is connected, a report goes to the browser's log: the one `console` of the site. */
let reporter: Reporter = ({ what, error }) => console.warn(`Olympeak: ${what} failed.`, error);

/**
 * The one place where failures go that are logged and not shown (docs/specification.md section 8: "only logged").
 *
 * @param what the work that failed, in a few words and without personal data
 * @param error the thrown error
 */
export function report(what: string, error: unknown): void {
  reporter({ what, error });
}

/**
 * Replaces where reports go: a monitor in production, an array in a test.
 *
 * @param next receives each report
 * @returns a function that puts the former reporter back
 */
export function setReporter(next: Reporter): () => void {
  const former = reporter;
  reporter = next;
  return () => {
    reporter = former;
  };
}
