import { must, mustRefuse, type Attack } from "./attack";
import type { TestDatabase } from "./test-databases";

/** The table, the change to a row, what the row would then mean, and the condition for the row (default: any row). */
export type OddValue = [table: string, change: string, name: string, where?: string];

/** Makes sure that a database has a row of every kind. */
export type SeedEveryTable = (database: TestDatabase) => Promise<void>;

const nameOf = (table: string) => table.replace(/^\w+\./, "");

/** Tries the change in one row while triggers and foreign keys are disabled, as when a dump is restored. */
async function tryChange(database: TestDatabase, table: string, change: string, where = "true") {
  const [row] = await database.owner.unsafe(
    `select ctid::text as place from ${table} where ${where} limit 1`,
  );
  must(row !== undefined, `there is no row of ${table}`);
  const update = `update ${table} set ${change} where ctid = '${String(row["place"])}'`;
  await mustRefuse(database, "set local session_replication_role = replica", update);
}

/**
 * Changes of a row to a value that it must never have, or to null where a value is required.
 *
 * @param required the columns of each table that must not be null
 */
export function attackWithOddValues(
  seedEveryTable: SeedEveryTable,
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
      await seedEveryTable(database);
      await tryChange(database, table, change, where);
    },
  }));
}

/** Changes that point a row's reference at something that does not exist; the table's own triggers are disabled. */
export function attackWithDanglingReferences(
  seedEveryTable: SeedEveryTable,
  danglingReferences: readonly OddValue[],
): Attack[] {
  return danglingReferences.map(([table, change, name, where = "true"]) => ({
    name,
    about: [nameOf(table)],
    async run(database) {
      await seedEveryTable(database);
      await mustRefuse(
        database,
        `alter table ${table} disable trigger user`,
        `update ${table} set ${change} where ctid = (select ctid from ${table} where ${where} limit 1)`,
      );
    },
  }));
}
