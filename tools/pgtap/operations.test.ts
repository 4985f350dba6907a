import { readdirSync, readFileSync } from "node:fs";
import type { PGlite } from "@electric-sql/pglite";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { openMigratedDatabase, readSql } from "./migrated-database";

const operationsPage = readFileSync(new URL("../../docs/operations.md", import.meta.url), "utf8");
const sqlBlocks = [...operationsPage.matchAll(/```sql\n(.*?)```/gs)].map(([, sql = ""]) => sql);
/** The blocks that run without pg_cron, pg_net and the vault, which the test database does not have. */
const localBlocks = sqlBlocks.filter((sql) => !sql.trimStart().startsWith("-- hosted"));
const functionsFolder = new URL("../../supabase/functions/", import.meta.url);
const functionSources = readdirSync(functionsFolder, { recursive: true, encoding: "utf8" })
  .filter((name) => name.endsWith(".ts") && !name.endsWith(".test.ts"))
  .map((name) => readFileSync(new URL(name, functionsFolder), "utf8"));
let database: PGlite;

beforeAll(async () => {
  database = await openMigratedDatabase();
  await database.exec(await readSql("seed.sql"));
}, 60_000);

afterAll(() => database.close());

afterEach(() => database.exec("rollback"));

describe("docs/operations.md", () => {
  test("has at least ten SQL blocks that run on the test database", () => {
    expect(localBlocks.length).toBeGreaterThanOrEqual(10);
  });

  test.each(localBlocks)("has SQL that runs as it is printed: %s", async (sql) => {
    const results = await database.exec(
      sql
        .replace("your@address", "admin@olympeak.example")
        .replace("their@address", "student@olympeak.example"),
    );

    expect(results.length).toBeGreaterThan(0);
  });

  test("has a refund decision that runs only with an admin's address", async () => {
    const decision = localBlocks.find((sql) => sql.includes("decide_refund(")) ?? "";

    await expect(database.exec(decision)).rejects.toThrow("Access denied.");
  });

  test("names every reason and state of a refund task, and every invariant", async () => {
    const { rows } = await database.query<{ text: string }>(`
      select pg_get_constraintdef(oid) as text from pg_constraint
      where conrelid = 'private.refund_tasks'::regclass and contype = 'c' and pg_get_constraintdef(oid) ~ 'second_payment|review'
      union all select prosrc from pg_proc where proname = 'payment_violations'`);
    const text = rows.map((row) => row.text).join("\n");
    const names = [...text.matchAll(/'(?:([a-z_]+)'::text|(I\d+) )/g)].map(
      ([, name, id]) => name ?? id ?? "",
    );

    expect(names).toContain("student_request");
    expect(names).toContain("I10");
    expect(names.filter((name) => !operationsPage.includes(name))).toEqual([]);
  });

  test("names every log line that the functions write", () => {
    const lines = functionSources.flatMap((source) =>
      [...source.matchAll(/\breport\(([^,)]+)/g)].flatMap(([, event = ""]) =>
        [...event.matchAll(/(?<!=== )"([a-z ]+)"/g)].map(([, line = ""]) => line),
      ),
    );

    expect(lines).toContain("job failed");
    expect(lines).toContain("unknown payment disputed");
    expect(lines.filter((line) => !operationsPage.includes(`\`${line}\``))).toEqual([]);
  });
});
