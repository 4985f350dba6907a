import type { Guard } from "./guard";
import { writeWithout, type SqlFunction } from "./read-functions";

/** What locks rows, and the two ways in which a function takes the student's lock. */
const lockPattern =
  /\bfor (?:no key update|update|key share|share)(?: skip locked)?|\bperform private\.lock_student\([^;]*;|\bselect pg_advisory\w*\(.*\)/g;

/** Functions of the money flow: those of a table of it, and the lock itself. */
const moneyPattern =
  /private\.(?!admin_audit|is_admin|rate_limits|caller_address)\w+|public\.orders|pg_advisory/;

/** Those that lock for the exam's sake: what it has in common with the money is decided under the student's lock. */
const examFunctions = new Set([
  "list_my_exams",
  "lock_attempt",
  "move_enrolment",
  "record_seal",
  "settle_exams",
  "start_exam",
  "take_out_of_refund",
  "write_paper",
]);

/** The ways in which one lock can be taken away: wholly, and for a queue also the part that lets others pass. */
function removalsOf(lock: string): { what: string; instead: string }[] {
  if (lock.startsWith("perform")) return [{ what: "the student's lock", instead: "null;" }];
  if (lock.startsWith("select")) return [{ what: "advisory lock", instead: "select null::void" }];
  const whole = { what: lock, instead: "" };
  const waiting = lock.replace(" skip locked", "");
  return waiting === lock ? [whole] : [whole, { what: "skip locked", instead: waiting }];
}

/**
 * @param functions all of the database
 * @returns every lock in those of the money flow, found in their source
 */
export function listLocks(functions: readonly SqlFunction[]): Guard[] {
  return functions
    .filter(({ name, body }) => moneyPattern.test(body) && !examFunctions.has(name))
    .flatMap((sqlFunction) =>
      [...sqlFunction.body.matchAll(lockPattern)].flatMap((match, index) =>
        removalsOf(match[0]).map(({ what, instead }) => ({
          name: `${sqlFunction.name}: ${what} (${index + 1})`,
          about: sqlFunction.name,
          kind: "lock",
          remove: writeWithout(sqlFunction, match, instead),
        })),
      ),
    );
}
