import type { Guard } from "./guard";
import { guardInFunction, type SqlFunction } from "./read-functions";

/** A condition in a function that only its author can name: what it is, how it is written, and what it says when it is gone. */
export type Check = { functionName: string; what: string; part: string; instead: string };

/**
 * @param functions all of the database
 * @param checks which conditions of theirs
 * @returns a guard for each. Throws where no function of that name has the part: the list is behind
 */
export function listChecks(functions: readonly SqlFunction[], checks: readonly Check[]): Guard[] {
  return checks.map(({ functionName, what, part, instead }) => {
    const sqlFunction = functions.find(({ name, body }) => name === functionName && body.includes(part));
    if (!sqlFunction) throw new Error(`${functionName} holds no "${part}"`);
    const match = { 0: part, index: sqlFunction.body.indexOf(part) };
    return guardInFunction(sqlFunction, { kind: "check", what }, match, instead);
  });
}
