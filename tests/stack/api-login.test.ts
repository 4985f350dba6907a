import { afterAll, describe, expect, inject, it } from "vitest";
import { databaseUrlAs } from "../../tools/platform/platform-sql";
import { openDatabase } from "./database";

const sql = openDatabase(databaseUrlAs("supabase_lite", inject("stack").databaseUrl));

afterAll(() => sql.end());

/** Lite reads the schema and the accounts by the login it has; what else that login may do is nobody's need. */
describe("the login of the embedded API", () => {
  it("is no superuser, and row level security holds for it", async () => {
    const [role] = await sql`select rolsuper, rolbypassrls, rolcreaterole, rolcreatedb from pg_roles
      where rolname = current_user`;
    expect(role).toEqual({ rolsuper: false, rolbypassrls: false, rolcreaterole: false, rolcreatedb: false });
  });

  it.each(["anon", "authenticated", "service_role"])("becomes %s for any caller", async (role) => {
    const [row] = await sql`select pg_has_role(current_user, ${role}, 'set') as may`;
    expect(row).toEqual({ may: true });
  });

  it.each(["postgres", "supabase_admin", "supabase_auth_admin"])("does not become %s", async (role) => {
    await expect(sql.unsafe(`set role ${role}`)).rejects.toThrow("permission denied to set role");
  });

  it("does not reach schema private", async () => {
    await expect(sql`select from private.payment_intents`).rejects.toThrow(
      "permission denied for schema private",
    );
  });

  it("shares schema auth with its owner, the auth server", async () => {
    const [schema] =
      await sql`select nspowner::regrole::text as owner from pg_namespace where nspname = 'auth'`;
    expect(schema).toEqual({ owner: "supabase_auth_admin" });
  });

  it("has accounts to read, as the auth server has", async () => {
    const accounts = await sql`select from auth.users where email = 'student@olympeak.example'`;
    expect(accounts).toHaveLength(1);
  });
});
