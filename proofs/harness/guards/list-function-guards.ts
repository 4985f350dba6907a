import type { Guard } from "./guard";
import { makeFunctionGuard, type SqlFunction } from "./read-functions";

/** The name of a function, the promise that it keeps, and a body in the same language without the check that keeps it. */
export type PermissiveFunction = { name: string; keeps: string; body: string };

/**
 * @param functions all functions of the database
 * @param permissiveFunctions the replacements
 * @returns a guard for each replacement; removing it gives the function the permissive body
 * @throws Error if no function, or more than one, has the name
 */
export function listFunctionGuards(
  functions: readonly SqlFunction[],
  permissiveFunctions: readonly PermissiveFunction[],
): Guard[] {
  return permissiveFunctions.map(({ name, keeps, body }) => {
    const [original, ...others] = functions.filter((candidate) => candidate.name === name);
    if (!original || others.length > 0) throw new Error(`There is not exactly one function ${name}`);
    const wholeBody = { 0: original.body, index: 0 };
    return makeFunctionGuard(original, { kind: "function", label: keeps }, wholeBody, body);
  });
}
