import { afterAll, beforeAll, expect, test } from "vitest";
import type { TestDatabase, TestDatabases } from "../harness/test-databases";
import { allAttacks } from "./attacks/all-attacks";
import { openExamDatabases } from "./open-databases";

let databases: TestDatabases;
let database: TestDatabase;

beforeAll(async () => {
  databases = await openExamDatabases();
  database = await databases.open("attacked");
}, 60_000);

afterAll(async () => {
  await database.close();
  await databases.close();
});

test.each(allAttacks)("the database refuses $name", async ({ run }) => {
  await expect(run(database)).resolves.toBeUndefined();
});
