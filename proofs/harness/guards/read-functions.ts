import type postgres from "postgres";
import * as v from "valibot";
import type { Guard } from "./guard";

const functionSchema = v.array(v.object({ name: v.string(), body: v.string(), definition: v.string() }));

/** A function of the database: its source, and the statement that creates it. */
export type SqlFunction = v.InferOutput<typeof functionSchema>[number];

/**
 * @param owner a migrated database
 * @returns all functions in the schemas public and private, sorted by name
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
 * @param guard the kind of the guard, and its `label`: the part of its name after the function's name
 * @param match the guard's text in the source, and its position
 * @param replacement the text that replaces it
 * @returns the guard; `remove` creates the function without the guard, `restore` the original function
 */
export function makeFunctionGuard(
  { name, body, definition }: SqlFunction,
  { kind, label }: { kind: string; label: string },
  match: { 0: string; index: number },
  replacement: string,
): Guard {
  const start = definition.indexOf(body) + match.index;
  const remove = definition.slice(0, start) + replacement + definition.slice(start + match[0].length);
  return { name: `${name}: ${label}`, target: name, kind, remove, restore: definition };
}
