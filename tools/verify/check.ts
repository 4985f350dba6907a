/** A check of a deployed project. `problem` says what is wrong and what to do, null if all is well. */
export type Check = { about: string; findProblem: () => Promise<string | null> };

/** The outcome of a check. */
export type Finding = { about: string; problem: string | null };

/** The URLs of the project, without a final slash. */
export type Target = {
  siteUrl: string;
  apiUrl: string;
  publishableKey: string;
};

/**
 * Runs checks one after the other; a check that fails to run is a problem too.
 *
 * @param checks in the order in which they are printed
 * @param tell called with each finding as soon as it is known
 * @returns all findings
 */
export async function runChecks(
  checks: readonly Check[],
  tell: (finding: Finding) => void,
): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const { about, findProblem } of checks) {
    const problem = await findProblem().catch((error: unknown) => `could not be asked: ${String(error)}`);
    const finding = { about, problem };
    tell(finding);
    findings.push(finding);
  }
  return findings;
}
