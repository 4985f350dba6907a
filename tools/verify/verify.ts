import { listApiChecks } from "./api-checks";
import { listAuthChecks } from "./auth-checks";
import { type Finding, runChecks, type Target } from "./check";
import { listFunctionChecks } from "./function-checks";
import { listSiteChecks } from "./site-checks";
import { listStorageChecks } from "./storage-checks";

/**
 * Checks a deployed project from outside, as a visitor who also tries to log in with the password of the demo accounts. Changes nothing.
 *
 * @param target the deployed project
 * @param onFinding called with each finding as soon as it is known
 * @returns all findings
 */
export function verify(
  target: Target,
  onFinding: (finding: Finding) => void = () => undefined,
): Promise<Finding[]> {
  return runChecks(
    [
      ...listSiteChecks(target),
      ...listApiChecks(target),
      ...listAuthChecks(target),
      ...listFunctionChecks(target),
      ...listStorageChecks(target),
    ],
    onFinding,
  );
}
