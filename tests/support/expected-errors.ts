let expectedPatterns: RegExp[] = [];

/**
 * Expects a library to write an error to the console in this test. Any other console error fails the test.
 *
 * @param pattern matches the text of the error
 */
export function expectConsoleError(pattern: RegExp): void {
  expectedPatterns.push(pattern);
}

/**
 * Removes the expected errors from a list, and clears the expectations.
 *
 * @param lines the errors that were written to the console
 * @returns the errors that no test expected
 */
export function takeUnexpectedErrors(lines: readonly string[]): string[] {
  const patterns = expectedPatterns;
  expectedPatterns = [];
  return lines.filter((line) => !patterns.some((pattern) => pattern.test(line)));
}
