import type { Guard } from "./guard";
import { guardInFunction, type SqlFunction } from "./read-functions";

/** The kinds of limits on one person's writes: their source, and the expression that replaces it to remove the limit. */
const caps: { what: string; pattern: RegExp; unbounded: string }[] = [
  {
    what: "rate limit",
    pattern: /\bprivate\.consume_rate_limit\((?:[^()]|\([^()]*\))*\)/g,
    unbounded: "true",
  },
  {
    what: "cap of rows",
    pattern: /\b\d+ <= \(\s*select count\(\*\)(?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)/g,
    unbounded: "false",
  },
  { what: "cap of age", pattern: /\bnew\.\w+ < new\.\w+ - interval '[^']*'/g, unbounded: "false" },
];

/**
 * @param functions the functions of a proof's area
 * @returns every cap in their source
 */
export function listCaps(functions: readonly SqlFunction[]): Guard[] {
  return functions.flatMap((sqlFunction) =>
    caps.flatMap(({ what, pattern, unbounded }) =>
      [...sqlFunction.body.matchAll(pattern)].map((match, index) =>
        guardInFunction(sqlFunction, { kind: "cap", what: `${what} (${index + 1})` }, match, unbounded),
      ),
    ),
  );
}
