/** The browsers' own messages for a script that could not be fetched. They contain its address, so nobody should read them. */
const missingScript = /import.+ module/i;

/**
 * @param error the thrown error
 * @returns whether a part of the site's own script could not be fetched
 */
export function isMissingScript(error: unknown): boolean {
  return error instanceof Error && missingScript.test(error.message);
}
