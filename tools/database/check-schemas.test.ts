import { expect, it } from "vitest";
import { checkSchema } from "./check-schemas";

it("accepts a table, its row level security and a grant", () => {
  const text =
    "create table public.a (id int);\nalter table public.a enable row level security;\ngrant select on public.a to anon;\n";
  expect(checkSchema("a.sql", text)).toEqual([]);
});

it.each([
  ["a long line", `-- ${"x".repeat(120)}`, "a.sql:1  123 columns, 120 at most"],
  [
    "a function that is replaced",
    "create or replace function public.a()",
    "a.sql:1  write create: each object is created once",
  ],
  [
    "a revoke",
    "revoke all on function private.a() from public;",
    "a.sql:1  nothing is open by default (decision 096), so nothing is revoked",
  ],
  ["a column added later", "alter table public.a add column b int;", "a.sql:1  write it into create table"],
  ["a space at the end", "select 1; ", "a.sql:1  no tabs, and no spaces at the end of a line"],
])("reports %s", (_, text, finding) => {
  expect(checkSchema("a.sql", text)).toEqual([finding]);
});
