import { must, mustRefuse, type Attack } from "./attack";
import type { TestDatabase } from "./test-databases";

/** Table, what somebody sets in a row, what that would mean, and in which row where not in any. */
export type OddValue = [table: string, change: string, name: string, where?: string];

/** Makes sure that a database has a row of every kind. */
export type Furnish = (database: TestDatabase) => Promise<void>;

const nameOf = (table: string) => table.replace(/^\w+\./, "");

/** Tries the change in one row while triggers and foreign keys sleep, as they do when a dump is restored. */
async function tryChange(database: TestDatabase, table: string, change: string, where = "true") {
  const [row] = await database.owner.unsafe(
    `select ctid::text as place from ${table} where ${where} limit 1`,
  );
  must(row !== undefined, `there is no row of ${table}`);
  const update = `update ${table} set ${change} where ctid = '${String(row["place"])}'`;
  await mustRefuse(database, "set local session_replication_role = replica", update);
}

/**
 * Values that are nowhere, and values that must be everywhere.
 *
 * @param required what no row of a table may be without
 */
export function attackWithOddValues(
  furnish: Furnish,
  required: Readonly<Record<string, readonly string[]>>,
  odd: readonly OddValue[],
): Attack[] {
  const missing = Object.entries(required).flatMap(([table, columns]) =>
    columns.map((column): OddValue => [table, `${column} = null`, `a row of ${table} without ${column}`]),
  );
  return [...missing, ...odd].map(([table, change, name, where]) => ({
    name,
    about: [nameOf(table)],
    async run(database) {
      await furnish(database);
      await tryChange(database, table, change, where);
    },
  }));
}

/** Rows that point at what is not there; the rows' own triggers sleep. */
export function attackWithStrangers(furnish: Furnish, pointers: readonly OddValue[]): Attack[] {
  return pointers.map(([table, change, name, where = "true"]) => ({
    name,
    about: [nameOf(table)],
    async run(database) {
      await furnish(database);
      await mustRefuse(
        database,
        `alter table ${table} disable trigger user`,
        `update ${table} set ${change} where ctid = (select ctid from ${table} where ${where} limit 1)`,
      );
    },
  }));
}
