import type { Guard } from "./guard";
import { makeFunctionGuard, type SqlFunction } from "./read-functions";

/** The source of row locks, calls of private.lock_student, and advisory locks. */
const lockPattern =
  /\bfor (?:no key update|update|key share|share)(?: skip locked)?|\bperform private\.lock_student\([^;]*;|\bselect pg_advisory\w*\(.*\)/g;

/** Lists the ways to remove a lock: the whole lock, and for a queue also only its `skip locked`. */
function listRemovals(lock: string): { label: string; replacement: string }[] {
  if (lock.startsWith("perform")) return [{ label: "the student's lock", replacement: "null;" }];
  if (lock.startsWith("select")) return [{ label: "advisory lock", replacement: "select null::void" }];
  const wholeLock = { label: lock, replacement: "" };
  const lockWithoutSkip = lock.replace(" skip locked", "");
  return lockWithoutSkip === lock
    ? [wholeLock]
    : [wholeLock, { label: "skip locked", replacement: lockWithoutSkip }];
}

/**
 * @param functions the functions of a proof's area
 * @returns every lock in them, found in their source
 */
export function listLocks(functions: readonly SqlFunction[]): Guard[] {
  return functions.flatMap((sqlFunction) =>
    [...sqlFunction.body.matchAll(lockPattern)].flatMap((match, index) =>
      listRemovals(match[0]).map(({ label, replacement }) =>
        makeFunctionGuard(
          sqlFunction,
          { kind: "lock", label: `${label} (${index + 1})` },
          match,
          replacement,
        ),
      ),
    ),
  );
}
