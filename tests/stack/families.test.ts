import * as v from "valibot";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { createNodeClient } from "../../tools/local/node-client";
import { sendRequest } from "./send-request";
import { runBackgroundJobs } from "./background";
import { openDatabase } from "./database";
import { classFive } from "./exams";
import { registerFamily, type Family } from "./family";

const stack = inject("stack");
const sql = openDatabase(stack.databaseUrl);
const classThree = "c1a55000-0000-4000-8000-000000000003";

const addedSchema = v.object({ outcome: v.literal("added"), student_id: v.string() });
const tokenSchema = v.object({ token_hash: v.string() });
const sessionSchema = v.object({
  access_token: v.string(),
  refresh_token: v.string(),
  user: v.object({ id: v.string(), email: v.string() }),
});

/** A child's session: the account's id and email address, and the tokens. */
type Child = { id: string; token: string; refreshToken: string; email: string };

const callFunction = (token: string, name: string, body: unknown) =>
  sendRequest(`${stack.apiUrl}/functions/v1/${name}`, {
    method: "POST",
    headers: { apikey: stack.publishableKey, authorization: `Bearer ${token}` },
    body,
  });
const tablesOf = (token: string) => createNodeClient(stack, token);
const verify = (token_hash: string) =>
  sendRequest(`${stack.apiUrl}/auth/v1/verify`, {
    method: "POST",
    headers: { apikey: stack.publishableKey },
    body: { token_hash, type: "magiclink" },
  });

/** Logs in with the family's password and confirms it for one of its children, as `withFreshLogin` does. */
async function confirmPassword(family: Family, studentId: string): Promise<void> {
  await family.logIn();
  const { data } = await family.tables.rpc("confirm_family", { p_student_id: studentId }).throwOnError();
  expect(data).toEqual({ outcome: "confirmed" });
}

async function addChild(family: Family, name: string, class_id = classThree): Promise<string> {
  await confirmPassword(family, family.id);
  const reply = await family.call("add-child", { name, class_id, school_name: "Hill School" });
  return v.parse(addedSchema, reply.body).student_id;
}

/** Opens the session of one of the family's children from the session of `token`, as the page's menu does. */
async function switchToChild(token: string, studentId: string): Promise<Child> {
  const { body } = await callFunction(token, "enter-child", { student_id: studentId });
  const verified = await verify(v.parse(tokenSchema, body).token_hash);
  const session = v.parse(sessionSchema, verified.body);
  return {
    id: session.user.id,
    token: session.access_token,
    refreshToken: session.refresh_token,
    email: session.user.email,
  };
}

let family: Family;
let childId: string;

beforeAll(async () => {
  await runBackgroundJobs(stack);
  family = await registerFamily(stack);
  childId = await addChild(family, "Bela Rao");
});

afterAll(() => sql.end());

describe("a family of two", () => {
  it("switches to the second child and back, and each child has its own rows", async () => {
    const bela = await switchToChild(family.token, childId);
    expect(bela.id).toBe(childId);
    const { data: own } = await tablesOf(bela.token).from("students").select("id, name").throwOnError();
    expect(own).toEqual([{ id: childId, name: "Bela Rao" }]);
    const { data: familyReply } = await tablesOf(bela.token).rpc("get_family").throwOnError();
    expect(familyReply).toMatchObject({
      address: family.email,
      children: [{ id: family.id }, { id: childId }],
    });

    const back = await switchToChild(bela.token, family.id);
    expect(back).toMatchObject({ id: family.id, email: family.email });
  });

  it("can use a token only once", async () => {
    const { body } = await family.call("enter-child", { student_id: childId });
    const { token_hash } = v.parse(tokenSchema, body);
    expect((await verify(token_hash)).status).toBe(200);
    expect((await verify(token_hash)).status).toBeGreaterThanOrEqual(400);
  });

  it("cannot add a child unless the password was given just before", async () => {
    await sql`delete from private.family_confirmations where student_id = ${family.id}`;
    const child = { name: "Chitra Rao", class_id: classThree, school_name: null };
    expect(await family.call("add-child", child)).toMatchObject({ body: { outcome: "not_confirmed" } });
  });

  it("adds the same child once, even if the button is clicked again", async () => {
    await confirmPassword(family, family.id);
    const child = { name: "bela rao", class_id: classThree, school_name: null };
    const replies = await Promise.all([family.call("add-child", child), family.call("add-child", child)]);
    for (const { body } of replies) expect(body).toEqual({ outcome: "already_added", student_id: childId });
  });
});

describe("somebody else", () => {
  it("cannot switch to a child of the family or add one", async () => {
    const stranger = await registerFamily(stack);
    const entering = await stranger.call("enter-child", { student_id: childId });
    expect(entering).toMatchObject({ status: 403, body: { error: { code: "FORBIDDEN" } } });
    const confirmed = await stranger.rest("POST", "rpc/confirm_family", { p_student_id: childId });
    expect(confirmed.status).toBe(403);
  });

  it("cannot get an account or a token from the auth server's admin API", async () => {
    for (const path of ["users", "generate_link"]) {
      const reply = await sendRequest(`${stack.apiUrl}/auth/v1/admin/${path}`, {
        method: "POST",
        headers: { apikey: stack.publishableKey, authorization: `Bearer ${family.token}` },
        body: { type: "magiclink", email: family.email },
      });
      expect(reply.status).toBeGreaterThanOrEqual(401);
      expect(JSON.stringify(reply.body)).not.toContain("hashed_token");
    }
  });
});

describe("a child's own login", () => {
  it("has no password, and none can be set", async () => {
    const bela = await switchToChild(family.token, childId);
    const headers = { apikey: stack.publishableKey, authorization: `Bearer ${bela.token}` };
    for (const body of [{ password: "a-long-password-2" }, { email: "own@olympeak.example" }])
      expect(
        (await sendRequest(`${stack.apiUrl}/auth/v1/user`, { method: "PUT", headers, body })).status,
      ).toBeGreaterThanOrEqual(400);
    const login = await sendRequest(`${stack.apiUrl}/auth/v1/token?grant_type=password`, {
      method: "POST",
      headers: { apikey: stack.publishableKey },
      body: { email: bela.email, password: "a-long-password-2" },
    });
    expect(login.status).toBe(400);
  });

  it("ends when the family's password changes", async () => {
    const other = await registerFamily(stack);
    const child = await switchToChild(other.token, await addChild(other, "Dev Rao"));
    const auth = (method: string, path: string, token: string, body: object) =>
      sendRequest(`${stack.apiUrl}/auth/v1/${path}`, {
        method,
        headers: { apikey: stack.publishableKey, authorization: `Bearer ${token}` },
        body,
      });
    const renew = () =>
      auth("POST", "token?grant_type=refresh_token", "", { refresh_token: child.refreshToken });
    await other.logIn();
    const next = { password: "another-password-1", current_password: other.password };
    expect((await auth("PUT", "user", other.token, next)).status).toBe(200);
    expect((await renew()).status).toBeGreaterThanOrEqual(400);
  });

  it("can delete its own account with the family's password, and no other account", async () => {
    const eshaId = await addChild(family, "Esha Rao");
    const esha = await switchToChild(family.token, eshaId);
    const remove = () => tablesOf(esha.token).rpc("delete_account").throwOnError();
    expect((await remove()).data).toEqual({ outcome: "login_too_old" });
    await confirmPassword(family, eshaId);
    expect((await remove()).data).toEqual({ outcome: "deleted" });
    const left = await sql`select id from public.students where family_id = ${family.id}`;
    expect(left.map(({ id }) => id)).toEqual([childId]);
  });
});

const startSchema = v.object({ outcome: v.literal("started"), attempt_id: v.string(), ticket: v.string() });

describe("two siblings on two devices", () => {
  /** Starts the rehearsal of a child's class, as its device does. */
  async function start(token: string) {
    const tables = tablesOf(token);
    const { data: exams } = await tables.rpc("list_my_exams").throwOnError();
    const rehearsal = exams.find(({ kind }) => kind === "rehearsal");
    const { data } = await tables.rpc("start_exam", { p_paper_id: rehearsal?.paper_id ?? "" }).throwOnError();
    return v.parse(startSchema, data);
  }
  const send = (started: v.InferOutput<typeof startSchema>, name: string, body: object) =>
    sendRequest(`${stack.apiUrl}/rest/v1/rpc/${name}`, {
      method: "POST",
      headers: { apikey: stack.publishableKey },
      body: { p_attempt_id: started.attempt_id, p_session_no: 1, p_ticket: started.ticket, ...body },
    });

  it("take a test at the same time, and each keeps its own answers", async () => {
    const chitraId = await addChild(family, "Chitra Rao", classFive);
    const [bela, chitra] = [
      await switchToChild(family.token, childId),
      await switchToChild(family.token, chitraId),
    ];
    const [one, other] = await Promise.all([start(bela.token), start(chitra.token)]);
    expect(one.attempt_id).not.toBe(other.attempt_id);
    const answer = (option: string) => ({ p_events: [{ seq: 1, n: 1, option, at_ms: 0 }] });
    await Promise.all([send(one, "save_answers", answer("a")), send(other, "save_answers", answer("c"))]);
    // The parent switches between them meanwhile; answers are sent with the ticket, so the chosen child does not matter.
    await switchToChild(bela.token, family.id);
    const ends = await Promise.all([
      send(one, "finish_exam", { p_last_seq: 1 }),
      send(other, "finish_exam", { p_last_seq: 1 }),
    ]);
    expect(ends.map(({ body }) => body)).toMatchObject([
      { outcome: "finished", letters: "a---------" },
      { outcome: "finished", letters: "c---------" },
    ]);
    const foreign = await send({ ...one, ticket: other.ticket }, "save_answers", answer("b"));
    expect(foreign.body).not.toMatchObject({ outcome: "saved" });
  });
});

it("a parent can delete the family with all its children", async () => {
  await family.logIn();
  const { data } = await family.tables.rpc("delete_account").throwOnError();
  expect(data).toEqual({ outcome: "deleted" });
  const left = await sql`
    select id from public.students where (id = ${family.id} or family_id = ${family.id} or id = ${childId})
      and deleted_at is null`;
  expect([...left]).toEqual([]);
});
