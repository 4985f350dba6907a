import { must, mustRefuse, type Attack } from "./attack";
import type { TestDatabase } from "./test-databases";

/** A forbidden change of a row: the table, the change as SQL, the name of the attack, and a condition for the row (default: any row). */
export type OddValue = [table: string, change: string, name: string, where?: string];

/** Makes sure that every table of the proof has a row. */
export type SeedEveryTable = (database: TestDatabase) => Promise<void>;

const removeSchema = (table: string) => table.replace(/^\w+\./, "");

/** Tries the change in one row while triggers and foreign keys are disabled, as when a dump is restored. */
async function tryChange(database: TestDatabase, table: string, change: string, where = "true") {
  const [row] = await database.owner.unsafe(`select ctid::text as ctid from ${table} where ${where} limit 1`);
  must(row !== undefined, `there is no row of ${table}`);
  const update = `update ${table} set ${change} where ctid = '${String(row["ctid"])}'`;
  await mustRefuse(database, "set local session_replication_role = replica", update);
}

/**
 * Returns attacks that change a row to a value that it must never have, or to null where a value is required.
 *
 * @param requiredColumns the columns of each table that must not be null
 */
export function attackWithOddValues(
  seedEveryTable: SeedEveryTable,
  requiredColumns: Readonly<Record<string, readonly string[]>>,
  oddValues: readonly OddValue[],
): Attack[] {
  const missingValues = Object.entries(requiredColumns).flatMap(([table, columns]) =>
    columns.map((column): OddValue => [table, `${column} = null`, `a row of ${table} without ${column}`]),
  );
  return [...missingValues, ...oddValues].map(([table, change, name, where]) => ({
    name,
    targets: [removeSchema(table)],
    async run(database) {
      await seedEveryTable(database);
      await tryChange(database, table, change, where);
    },
  }));
}

/** Returns attacks that change a row's reference to a row that does not exist. The table's own triggers are disabled, its foreign keys are not. */
export function attackWithDanglingReferences(
  seedEveryTable: SeedEveryTable,
  danglingReferences: readonly OddValue[],
): Attack[] {
  return danglingReferences.map(([table, change, name, where = "true"]) => ({
    name,
    targets: [removeSchema(table)],
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
