/** A check of a deployed project. `findProblem` returns what is wrong and what to do, or null if all is well. */
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
 * Runs checks one after the other. A check that throws is a problem too.
 *
 * @param checks the checks, in the order in which they are printed
 * @param onFinding called with each finding as soon as it is known
 * @returns all findings
 */
export async function runChecks(
  checks: readonly Check[],
  onFinding: (finding: Finding) => void,
): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const { about, findProblem } of checks) {
    const problem = await findProblem().catch((error: unknown) => `the check failed: ${String(error)}`);
    const finding = { about, problem };
    onFinding(finding);
    findings.push(finding);
  }
  return findings;
}
