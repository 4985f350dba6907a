import { afterAll, describe, expect, inject, it } from "vitest";
import { openDatabase } from "./database";

const sql = openDatabase(inject("stack").databaseUrl);

afterAll(() => sql.end());

/** Lists the owners of the tables in some schemas. */
async function listOwners(schemas: string[]) {
  const rows = await sql<{ owner: string }[]>`
    select distinct c.relowner::regrole::text as owner from pg_class as c
    where c.relkind = 'r' and c.relnamespace::regnamespace::text = any (${schemas})`;
  return rows.map(({ owner }) => owner);
}

describe("the database, as in a hosted project", () => {
  it("is PostgreSQL 17", async () => {
    const [row] = await sql`select current_setting('server_version_num')::integer / 10000 as version`;
    expect(row).toEqual({ version: 17 });
  });

  it("is migrated by postgres, which is not a superuser", async () => {
    const [role] =
      await sql`select current_user as name, rolsuper, rolbypassrls from pg_roles where rolname = current_user`;
    expect(role).toEqual({ name: "postgres", rolsuper: false, rolbypassrls: true });
    expect(await listOwners(["public", "private", "supabase_migrations"])).toEqual(["postgres"]);
    await expect(sql`create role intruder superuser`).rejects.toThrow(/permission denied|superuser/);
  });

  it("has schema auth, which belongs to the auth server", async () => {
    expect(await listOwners(["auth"])).toEqual(["supabase_auth_admin"]);
    const functions = await sql`
      select distinct proowner::regrole::text as owner from pg_proc
      where pronamespace = 'auth'::regnamespace and proname in ('uid', 'role', 'email', 'jwt')`;
    expect(functions).toEqual([{ owner: "supabase_auth_admin" }]);
    await expect(sql`create table auth.intruders (id int)`).rejects.toThrow(
      "permission denied for schema auth",
    );
  });

  it("has its extensions in schema extensions", async () => {
    const rows = await sql`
      select extname as name, extnamespace::regnamespace::text as schema from pg_extension
      where extname in ('pgcrypto', 'uuid-ossp', 'pg_trgm') order by 1`;
    expect(rows).toEqual(
      ["pg_trgm", "pgcrypto", "uuid-ossp"].map((name) => ({ name, schema: "extensions" })),
    );
  });

  it("gives the API no rights to a new table", async () => {
    const session = await sql.reserve();
    try {
      await session`begin`;
      await session`create table public.forgotten (id int)`;
      const readers = await session`
        select role from unnest(array['anon', 'authenticated', 'service_role']) as role
        where has_table_privilege(role, 'public.forgotten', 'select')`;
      expect([...readers]).toEqual([]);
    } finally {
      await session`rollback`;
      session.release();
    }
  });
});
