import type { PGlite } from "@electric-sql/pglite";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { openMigratedDatabase, readSql } from "./migrated-database";

let database: PGlite;

/** The rows of a query on the seeded database. */
async function list(sql: string): Promise<unknown[]> {
  return (await database.query(sql)).rows;
}

beforeAll(async () => {
  database = await openMigratedDatabase();
  const seed = await readSql("seed.sql");
  await database.exec(seed);
  await database.exec(seed);
}, 60_000);

afterAll(() => database.close());

describe("seed.sql, run twice", () => {
  test("makes one student and one admin", async () => {
    expect(await list("select email, name, role from students order by id")).toEqual([
      { email: "student@olympeak.example", name: "Asha Verma", role: "student" },
      { email: "admin@olympeak.example", name: "Meera Nair", role: "admin" },
    ]);
  });

  test("who can sign in with the demo password", async () => {
    const rows = await list(
      `select u.email, u.encrypted_password = extensions.crypt('olympeak-demo', u.encrypted_password) as opens,
        u.instance_id, i.provider
      from auth.users as u join auth.identities as i on i.user_id = u.id order by u.id`,
    );
    const found = { opens: true, instance_id: "00000000-0000-0000-0000-000000000000", provider: "email" };

    expect(rows).toEqual([
      { email: "student@olympeak.example", ...found },
      { email: "admin@olympeak.example", ...found },
    ]);
  });

  test("queues no mail to them and writes the grant down once", async () => {
    expect(await list("select kind from private.outbox")).toEqual([]);
    expect(await list("select action from private.admin_audit")).toEqual([{ action: "grant_admin" }]);
  });

  test("signs in on an auth server without instances too", async () => {
    await database.exec(
      "delete from auth.identities; delete from auth.users; alter table auth.users drop column instance_id;",
    );
    await database.exec(await readSql("seed.sql"));

    expect(await list("select email from auth.users")).toHaveLength(2);
  });
});
