import type { PGlite } from "@electric-sql/pglite";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { listSqlFiles, openMigratedDatabase, readSql } from "./migrated-database";
import { readTap, runTap } from "./run-tap";

const files = await listSqlFiles("tests");
let database: PGlite;

beforeAll(async () => {
  database = await openMigratedDatabase();
  for (const name of files.filter((file) => !file.endsWith(".test.sql"))) {
    await runTap(database, await readSql(`tests/${name}`));
  }
}, 60_000);

afterAll(() => database.close());

describe("supabase/tests", () => {
  test.each(files.filter((file) => file.endsWith(".test.sql")))("%s passes", async (name) => {
    const report = await runTap(database, await readSql(`tests/${name}`));

    expect(report.failures.join("\n")).toBe("");
    expect(report.passed).toBeGreaterThan(0);
  });
});

describe("readTap", () => {
  test("returns each failure with its diagnostics", () => {
    const failure = 'not ok 2 - prices are ours\n# Failed test 2: "prices are ours"';

    expect(readTap(["1..2", "ok 1 - a", failure])).toEqual({ passed: 1, failures: [failure] });
  });

  test("reports a file that ran fewer assertions than planned as failed", () => {
    expect(readTap(["1..2", "ok 1 - a", "# Looks like you planned 2 tests but ran 1"]).failures).toHaveLength(
      1,
    );
  });
});

describe("runTap", () => {
  test("reports a failed assertion, and rolls back all changes of the file", async () => {
    const report = await runTap(
      database,
      "begin; select plan(1); delete from edition_exams; select is(1, 2, 'one is two'); select * from finish(); rollback;",
    );
    const remainingExams = await database.query<{ count: number }>(
      "select count(*)::int as count from edition_exams",
    );

    expect(report.failures.join("\n")).toContain("one is two");
    expect(remainingExams.rows[0]?.count).toBeGreaterThan(0);
  });
});
