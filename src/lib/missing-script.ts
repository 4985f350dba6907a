/** What all browsers say, in their own words, of a script that could not be fetched: with its address, for nobody to read. */
const missingScript = /import.+ module/i;

/**
 * @param error what was thrown
 * @returns whether a part of the site's own script could not be fetched
 */
export function isMissingScript(error: unknown): boolean {
  return error instanceof Error && missingScript.test(error.message);
}
