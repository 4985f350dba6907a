import { afterAll, describe, expect, inject, it } from "vitest";
import { databaseUrlAs } from "../../tools/platform/platform-sql";
import { openDatabase } from "./database";

const sql = openDatabase(databaseUrlAs("supabase_lite", inject("stack").databaseUrl));

afterAll(() => sql.end());

/** The embedded API uses this login to read the schema and the accounts. The login must not have other rights. */
describe("the login of the embedded API", () => {
  it("is not a superuser, and row level security applies to it", async () => {
    const [role] = await sql`select rolsuper, rolbypassrls, rolcreaterole, rolcreatedb from pg_roles
      where rolname = current_user`;
    expect(role).toEqual({ rolsuper: false, rolbypassrls: false, rolcreaterole: false, rolcreatedb: false });
  });

  it.each(["anon", "authenticated", "service_role"])("can switch to the role %s", async (role) => {
    const [row] = await sql`select pg_has_role(current_user, ${role}, 'set') as "canSwitch"`;
    expect(row).toEqual({ canSwitch: true });
  });

  it.each(["postgres", "supabase_admin", "supabase_auth_admin"])(
    "cannot switch to the role %s",
    async (role) => {
      await expect(sql.unsafe(`set role ${role}`)).rejects.toThrow("permission denied to set role");
    },
  );

  it("cannot read schema private", async () => {
    await expect(sql`select from private.payment_intents`).rejects.toThrow(
      "permission denied for schema private",
    );
  });

  it("does not own schema auth, which belongs to the auth server", async () => {
    const [schema] =
      await sql`select nspowner::regrole::text as owner from pg_namespace where nspname = 'auth'`;
    expect(schema).toEqual({ owner: "supabase_auth_admin" });
  });

  it("can read the accounts, as the auth server can", async () => {
    const accounts = await sql`select from auth.users where email = 'student@olympeak.example'`;
    expect(accounts).toHaveLength(1);
  });
});
