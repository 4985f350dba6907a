let expected: RegExp[] = [];

/**
 * Expects a library to write an error to the console in this test. Any other console error fails the test.
 *
 * @param pattern matches the text of the error
 */
export function expectConsoleError(pattern: RegExp): void {
  expected.push(pattern);
}

/**
 * Resets the expected errors.
 *
 * @param lines the errors that were written to the console
 * @returns the unexpected ones
 */
export function takeUnexpected(lines: readonly string[]): string[] {
  const patterns = expected;
  expected = [];
  return lines.filter((line) => !patterns.some((pattern) => pattern.test(line)));
}
