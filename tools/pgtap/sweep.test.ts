import type { PGlite } from "@electric-sql/pglite";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openMigratedDatabase, readSql } from "./migrated-database";
import { runTap } from "./run-tap";

let database: PGlite;
let sweep: string;

beforeAll(async () => {
  database = await openMigratedDatabase();
  sweep = await readSql("tests/010-sweep.test.sql");
}, 60_000);

afterAll(() => database.close());

test("the sweep finds nothing in our own migrations", async () => {
  expect(await runTap(database, sweep)).toEqual({ passed: 23, failures: [] });
});

test.each([
  ["row level security is on", "alter table orders disable row level security"],
  ["the API roles have exactly the column privileges on this list", "grant select on students to anon"],
  [
    "the API roles have exactly the column privileges on this list",
    "grant select (price_paise) on private.payment_intent_items to service_role",
  ],
  ["no API role can delete from", "grant delete on mock_tests to authenticated"],
  ["no API role can use the private schema", "grant usage on schema private to service_role"],
  [
    "each API role can call only the functions",
    "grant execute on function record_capture(jsonb, numeric) to authenticated",
  ],
  [
    "each API role can call only the functions",
    "grant execute on function private.payment_violations() to service_role",
  ],
  [
    "only the service role can call a security definer",
    "alter function request_refund(uuid, text, text) security definer",
  ],
  [
    "the public schema has exactly the functions on this list",
    "create function extra() returns int language sql as 'select 1'",
  ],
  [
    "every function has an empty search path",
    "alter function record_capture(jsonb, numeric) reset search_path",
  ],
  ["every policy is named", "alter policy orders_select_own on orders rename to mine"],
  [
    "no policy is for the role public, which means every role",
    "alter policy orders_select_own on orders to public",
  ],
  ["once per statement", "alter policy orders_select_own on orders using (student_id = auth.uid())"],
  [
    "once per statement",
    "alter policy orders_select_own on orders using (student_id = private.student_id())",
  ],
  [
    "uses private.student_id",
    "alter policy orders_select_own on orders using (student_id = (select auth.uid()))",
  ],
  ["no policy allows writing without", "alter policy mock_tests_insert_own on mock_tests with check (true)"],
  [
    "one permissive policy",
    "create policy orders_select_all on orders for select to authenticated using (false)",
  ],
  ["every foreign key has an index", "drop index enrolments_class"],
  ["has a comment", "comment on table orders is null"],
  [
    "refers only to existing objects",
    "set local check_function_bodies = off; create function private.astray() returns integer language sql as 'select 1 from nowhere'",
  ],
  ["has a primary key", "create table bare (id int)"],
  ["the public schema has no extension", "create view totals as select amount from orders"],
])("the sweep reports '%s' after: %s", async (title, change) => {
  const { failures } = await runTap(database, sweep.replace("begin;", `begin; ${change};`));

  expect(failures.join("\n")).toContain(title);
});
