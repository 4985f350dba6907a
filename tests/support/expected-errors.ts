let expected: RegExp[] = [];

/**
 * Names an error that a library will write to the console in this test; any other fails it.
 *
 * @param pattern what the line says
 */
export function expectConsoleError(pattern: RegExp): void {
  expected.push(pattern);
}

/**
 * @param lines what was written to the console as errors
 * @returns those that no test has named; the names are then forgotten
 */
export function takeUnexpected(lines: readonly string[]): string[] {
  const patterns = expected;
  expected = [];
  return lines.filter((line) => !patterns.some((pattern) => pattern.test(line)));
}
