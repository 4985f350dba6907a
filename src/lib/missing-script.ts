/** The browsers' messages for a script that failed to load. They contain its URL, so they must not be shown. */
const missingScriptMessage = /import.+ module/i;

/**
 * @param error the thrown error
 * @returns whether one of the site's own scripts failed to load
 */
export function isMissingScript(error: unknown): boolean {
  return error instanceof Error && missingScriptMessage.test(error.message);
}
