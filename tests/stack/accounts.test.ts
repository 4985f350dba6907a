import { afterAll, describe, expect, inject, it } from "vitest";
import { openDatabase } from "./database";
import { registerFamily, type Family } from "./family";

const stack = inject("stack");
const sql = openDatabase(stack.databaseUrl);

afterAll(() => sql.end());

/** Sets the time of every login of a student to `minutes` ago, as if a stolen session were used later. */
async function ageLogins(studentId: string, minutes: number): Promise<void> {
  await sql`
    update auth.sessions set created_at = now() - make_interval(mins => ${minutes}) where user_id = ${studentId}`;
}

describe("a session whose login is more than a quarter of an hour old", () => {
  it("cannot delete the account, but a session with a new login can", async () => {
    const family = await registerFamily(stack);
    await ageLogins(family.id, 16);
    const deleteAccount = () => family.rest("POST", "rpc/delete_account", {});
    expect(await deleteAccount()).toEqual({ status: 200, body: { outcome: "login_too_old" } });

    await family.logIn();
    expect(await deleteAccount()).toEqual({ status: 200, body: { outcome: "deleted" } });
  });
});

describe("an organiser's session", () => {
  async function registerOrganiser(): Promise<Family> {
    const organiser = await registerFamily(stack);
    await sql`select private.grant_admin(${organiser.email})`;
    return organiser;
  }
  const listStudentsAs = (family: Family) => family.rest("POST", "rpc/list_students", { p_limit: 1 });

  it("can list students, which the audit records", async () => {
    const organiser = await registerOrganiser();
    expect(await listStudentsAs(organiser)).toMatchObject({ status: 200 });
    const rows = await sql`select action, details from private.admin_audit where actor = ${organiser.id}`;
    expect([...rows]).toEqual([
      { action: "list_students", details: { limit: 1, offset: 0, is_search: false } },
    ]);
  });

  it("gives no access after the logout, although its token has not expired", async () => {
    const organiser = await registerOrganiser();
    await sql`delete from auth.sessions where user_id = ${organiser.id}`;
    expect(await listStudentsAs(organiser)).toMatchObject({
      status: 403,
      body: { message: "Access denied." },
    });
    await organiser.logIn();
    expect(await listStudentsAs(organiser)).toMatchObject({ status: 200 });
  });

  it("loses its access immediately when the admin role is removed", async () => {
    const organiser = await registerOrganiser();
    await sql`select private.revoke_admin(${organiser.email})`;
    expect(await listStudentsAs(organiser)).toMatchObject({
      status: 403,
      body: { message: "Access denied." },
    });
    await organiser.logIn();
    expect(await listStudentsAs(organiser)).toMatchObject({ status: 403 });
  });
});

describe("a change of an account's email address", () => {
  it("also changes the email of the students row", async () => {
    const family = await registerFamily(stack);
    const email = `other.${family.email}`;
    await sql`update auth.users set email = ${email} where id = ${family.id}`;
    const reply = await family.rest("GET", "students?select=email");
    expect(reply).toEqual({ status: 200, body: [{ email }] });
  });
});

describe("an account that is deleted in Supabase's console", () => {
  it("leaves an anonymous row, and its email address can register again", async () => {
    const family = await registerFamily(stack);
    const deletedId = family.id;
    await sql`delete from auth.users where id = ${deletedId}`;

    await family.signUp();
    await family.saveStudent();
    await family.saveProfile();

    const rows = await sql`
      select id, email, deleted_at is not null as "isTombstone" from public.students
      where id in (${deletedId}, ${family.id}) order by deleted_at`;
    expect([...rows]).toEqual([
      { id: deletedId, email: null, isTombstone: true },
      { id: family.id, email: family.email, isTombstone: false },
    ]);
  });
});
