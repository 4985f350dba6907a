import { readdir } from "node:fs/promises";
import type { PGlite } from "@electric-sql/pglite";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { editionDates } from "../../src/content/edition-dates";
import { findSubjectByName, subjects } from "../../src/content/subjects";
import { readEditions } from "./edition-dates";
import { openMigratedDatabase, readSql, runAs } from "./migrated-database";

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

  test("makes nobody on a project that is in use", async () => {
    await database.exec("create schema vault; create table vault.secrets (name text);");
    await database.exec(await readSql("seed.sql"));
    await database.exec("insert into vault.secrets values ('cron_secret')");
    const seeding = database.exec(await readSql("seed.sql"));
    await expect(seeding).rejects.toThrow("demo accounts with a known password do not belong here");
    await database.exec("drop schema vault cascade");
  });

  test("signs in on an auth server without instances too", async () => {
    const other = await openMigratedDatabase();
    await runAs(other, "supabase_auth_admin", "alter table auth.users drop column instance_id;");
    await runAs(other, "postgres", await readSql("seed.sql"));
    const { rows } = await other.query("select email from auth.users");
    await other.close();

    expect(rows).toHaveLength(2);
  });
});

describe("what the public pages print is what the database sells", () => {
  test("subjects with their codes", async () => {
    expect(await list("select name, code from subjects order by id")).toEqual(
      subjects.map(({ name, code }) => ({ name, code })),
    );
  });

  test("every edition with its days, and which is current (else: npm run editions)", async () => {
    expect(await readEditions(database)).toEqual(editionDates);
  });

  test("registration closes the day before each exam", async () => {
    expect(await list("select 1 from edition_exams where registration_closes_on <> exam_on - 1")).toEqual([]);
  });

  test("a mock test is active where a question file is, and nowhere else", async () => {
    const { rows } = await database.query<{ name: string; number: number }>(
      `select p.subject_name as name, c.number from subject_classes as p join classes as c on c.id = p.class_id
      where p.is_active`,
    );
    const active = rows.map(({ name, number }) => `class${number}-${findSubjectByName(name)?.slug}.json`);
    const files = await readdir(new URL("../../public/data/", import.meta.url));

    expect(active.toSorted()).toEqual(
      files.filter((file) => /^class\d+-[a-z]+\.json$/.test(file)).toSorted(),
    );
  });
});
