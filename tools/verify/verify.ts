import { listApiChecks } from "./api-checks";
import { listAuthChecks } from "./auth-checks";
import { type Finding, runChecks, type Target } from "./check";
import { listFunctionChecks } from "./function-checks";
import { listSiteChecks } from "./site-checks";
import { listStorageChecks } from "./storage-checks";

/**
 * Looks at a deployed project from outside, with nothing but what every visitor has, and the demo password, which
 * everybody knows. Changes nothing.
 *
 * @param target whom to look at
 * @param tell hears each finding as soon as it is there
 * @returns all findings
 */
export function verify(
  target: Target,
  tell: (finding: Finding) => void = () => undefined,
): Promise<Finding[]> {
  return runChecks(
    [
      ...listSiteChecks(target),
      ...listApiChecks(target),
      ...listAuthChecks(target),
      ...listFunctionChecks(target),
      ...listStorageChecks(target),
    ],
    tell,
  );
}
