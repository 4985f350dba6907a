import type postgres from "postgres";
import * as v from "valibot";
import type { Guard } from "./guard";

const functionSchema = v.array(v.object({ name: v.string(), body: v.string(), definition: v.string() }));

/** A function of the database: its source, and the statement that puts it in place. */
export type SqlFunction = v.InferOutput<typeof functionSchema>[number];

/**
 * @param owner a migrated database
 * @returns all functions of ours, by name
 */
export async function readFunctions(owner: postgres.Sql): Promise<SqlFunction[]> {
  const rows = await owner.unsafe(`
    select p.proname as name, p.prosrc as body, pg_catalog.pg_get_functiondef(p.oid) as definition
    from pg_catalog.pg_proc as p
    where p.pronamespace in ('public'::regnamespace, 'private'::regnamespace) and p.prokind = 'f'
    order by p.proname`);
  return v.parse(functionSchema, rows);
}

/**
 * @param sqlFunction the SQL function
 * @param guard what is taken out of it, by the name of its kind and its own
 * @param match what is found in its source, and where
 * @param instead the replacement
 * @returns the guard, whose SQL puts the function in place again without it, and as it was
 */
export function guardInFunction(
  { name, body, definition }: SqlFunction,
  { kind, what }: { kind: string; what: string },
  match: { 0: string; index: number },
  instead: string,
): Guard {
  const start = definition.indexOf(body) + match.index;
  const remove = definition.slice(0, start) + instead + definition.slice(start + match[0].length);
  return { name: `${name}: ${what}`, about: name, kind, remove, restore: definition };
}
