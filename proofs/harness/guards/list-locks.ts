import type { Guard } from "./guard";
import { guardInFunction, type SqlFunction } from "./read-functions";

/** The statements that lock rows, and the two ways in which a function takes the student's lock. */
const lockPattern =
  /\bfor (?:no key update|update|key share|share)(?: skip locked)?|\bperform private\.lock_student\([^;]*;|\bselect pg_advisory\w*\(.*\)/g;

/** The ways in which one lock can be taken away: wholly, and for a queue also the part that lets others pass. */
function removalsOf(lock: string): { what: string; instead: string }[] {
  if (lock.startsWith("perform")) return [{ what: "the student's lock", instead: "null;" }];
  if (lock.startsWith("select")) return [{ what: "advisory lock", instead: "select null::void" }];
  const whole = { what: lock, instead: "" };
  const waiting = lock.replace(" skip locked", "");
  return waiting === lock ? [whole] : [whole, { what: "skip locked", instead: waiting }];
}

/**
 * @param functions those that a proof is about
 * @returns every lock in them, found in their source
 */
export function listLocks(functions: readonly SqlFunction[]): Guard[] {
  return functions.flatMap((sqlFunction) =>
    [...sqlFunction.body.matchAll(lockPattern)].flatMap((match, index) =>
      removalsOf(match[0]).map(({ what, instead }) =>
        guardInFunction(sqlFunction, { kind: "lock", what: `${what} (${index + 1})` }, match, instead),
      ),
    ),
  );
}
