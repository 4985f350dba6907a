import type postgres from "postgres";
import * as v from "valibot";

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
 * @param sqlFunction which function
 * @param match what is found in its source, and where
 * @param instead what takes its place
 * @returns the statement that puts the function in place again without it
 */
export function writeWithout(
  { body, definition }: SqlFunction,
  match: RegExpExecArray,
  instead: string,
): string {
  const start = definition.indexOf(body) + match.index;
  return definition.slice(0, start) + instead + definition.slice(start + match[0].length);
}
