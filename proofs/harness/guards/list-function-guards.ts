import type { Guard } from "./guard";
import { guardInFunction, type SqlFunction } from "./read-functions";

/** A function that keeps a promise, and a body in its own language that lets everything through. */
export type PermissiveFunction = { name: string; keeps: string; body: string };

/**
 * @param functions all of the database
 * @param permissive which of them are replaced
 * @returns a guard for each, which gives the function the permissive body
 * @throws Error where no function, or more than one, has that name
 */
export function listFunctionGuards(
  functions: readonly SqlFunction[],
  permissive: readonly PermissiveFunction[],
): Guard[] {
  return permissive.map(({ name, keeps, body }) => {
    const [found, ...others] = functions.filter((candidate) => candidate.name === name);
    if (!found || others.length > 0) throw new Error(`There is not exactly one function ${name}`);
    const whole = { 0: found.body, index: 0 };
    return guardInFunction(found, { kind: "function", what: keeps }, whole, body);
  });
}
