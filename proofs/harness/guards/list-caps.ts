import type { Guard } from "./guard";
import { makeFunctionGuard, type SqlFunction } from "./read-functions";

/** The kinds of limits on one person's writes: their source, and the expression that replaces it to remove the limit. */
const caps: { label: string; pattern: RegExp; withoutLimit: string }[] = [
  {
    label: "rate limit",
    pattern: /\bprivate\.consume_rate_limit\((?:[^()]|\([^()]*\))*\)/g,
    withoutLimit: "true",
  },
  {
    label: "cap of rows",
    pattern: /\b\d+ <= \(\s*select count\(\*\)(?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)/g,
    withoutLimit: "false",
  },
  { label: "cap of age", pattern: /\bnew\.\w+ < new\.\w+ - interval '[^']*'/g, withoutLimit: "false" },
];

/**
 * @param functions the functions of a proof's area
 * @returns every cap in their source
 */
export function listCaps(functions: readonly SqlFunction[]): Guard[] {
  return functions.flatMap((sqlFunction) =>
    caps.flatMap(({ label, pattern, withoutLimit }) =>
      [...sqlFunction.body.matchAll(pattern)].map((match, index) =>
        makeFunctionGuard(
          sqlFunction,
          { kind: "cap", label: `${label} (${index + 1})` },
          match,
          withoutLimit,
        ),
      ),
    ),
  );
}
