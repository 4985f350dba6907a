import type { Guard } from "./guard";
import { makeFunctionGuard, type SqlFunction } from "./read-functions";

/** The name of a function, the promise that it keeps, and a body in the same language that does not check it. */
export type FunctionWithoutCheck = { name: string; keeps: string; body: string };

/**
 * @param functions all functions of the database
 * @param functionsWithoutChecks the functions to replace, each with its new body
 * @returns a guard for each replacement; removing it gives the function the body without the check
 * @throws Error if no function, or more than one, has the name
 */
export function listFunctionGuards(
  functions: readonly SqlFunction[],
  functionsWithoutChecks: readonly FunctionWithoutCheck[],
): Guard[] {
  return functionsWithoutChecks.map(({ name, keeps, body }) => {
    const [original, ...others] = functions.filter((candidate) => candidate.name === name);
    if (!original || others.length > 0) throw new Error(`There is not exactly one function ${name}`);
    const wholeBody = { 0: original.body, index: 0 };
    return makeFunctionGuard(original, { kind: "function", label: keeps }, wholeBody, body);
  });
}
