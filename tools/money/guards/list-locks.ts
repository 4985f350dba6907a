import type postgres from "postgres";
import * as v from "valibot";
import type { Guard } from "./guard";

const functionSchema = v.array(v.object({ name: v.string(), body: v.string(), definition: v.string() }));

/** What locks rows, and the two ways in which a function takes the student's lock. */
const lockPattern =
  /\bfor (?:no key update|update|key share|share)(?: skip locked)?|\bperform private\.lock_student\([^;]*;|\bselect pg_advisory\w*\(.*\)/g;

/** Functions of the money flow: those of a table of it, and the lock itself. */
const moneyPattern =
  /private\.(?!admin_audit|is_admin|rate_limits|caller_address)\w+|public\.orders|pg_advisory/;

const functions = `
  select p.proname as name, p.prosrc as body, pg_catalog.pg_get_functiondef(p.oid) as definition
  from pg_catalog.pg_proc as p
  where p.pronamespace in ('public'::regnamespace, 'private'::regnamespace) and p.prokind = 'f'
  order by p.proname`;

/** A lock is removed by putting the function in place again without it. */
function withoutLock(definition: string, at: number, lock: string, instead: string): string {
  const start = definition.indexOf(lock, at);
  return definition.slice(0, start) + instead + definition.slice(start + lock.length);
}

/** The ways in which one lock can be taken away: wholly, and for a queue also the part that lets others pass. */
function removalsOf(lock: string): { what: string; instead: string }[] {
  if (lock.startsWith("perform")) return [{ what: "the student's lock", instead: "null;" }];
  if (lock.startsWith("select")) return [{ what: "advisory lock", instead: "select null::void" }];
  const whole = { what: lock, instead: "" };
  const waiting = lock.replace(" skip locked", "");
  return waiting === lock ? [whole] : [whole, { what: "skip locked", instead: waiting }];
}

/** Every lock in the functions of the money flow, found in their source. */
export async function listLocks(owner: postgres.Sql): Promise<Guard[]> {
  const rows = v.parse(functionSchema, await owner.unsafe(functions));
  return rows
    .filter(({ body }) => moneyPattern.test(body))
    .flatMap(({ name, body, definition }) =>
      [...body.matchAll(lockPattern)].flatMap((match, index) =>
        removalsOf(match[0]).map(({ what, instead }) => ({
          name: `${name}: ${what} (${index + 1})`,
          about: name,
          kind: "lock",
          remove: withoutLock(definition, definition.indexOf(body) + match.index, match[0], instead),
        })),
      ),
    );
}
