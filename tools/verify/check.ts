/** Something that must hold at a deployed project. `problem` says what is wrong and what to do, null where all is well. */
export type Check = { about: string; find: () => Promise<string | null> };

/** The outcome of a check. */
export type Finding = { about: string; problem: string | null };

/** Whom the checks ask. Both without a slash at the end. */
export type Target = {
  siteUrl: string;
  apiUrl: string;
  publishableKey: string;
};

/**
 * Asks one after the other; one that cannot be asked is a problem like any other.
 *
 * @param checks in the order in which they are printed
 * @param tell hears each finding as soon as it is there
 * @returns all findings
 */
export async function runChecks(
  checks: readonly Check[],
  tell: (finding: Finding) => void,
): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const { about, find } of checks) {
    const problem = await find().catch((error: unknown) => `could not be asked: ${String(error)}`);
    const finding = { about, problem };
    tell(finding);
    findings.push(finding);
  }
  return findings;
}
