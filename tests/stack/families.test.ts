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
const createClient = (token: string) => createNodeClient(stack, token);
const verifyToken = (token_hash: string) =>
  sendRequest(`${stack.apiUrl}/auth/v1/verify`, {
    method: "POST",
    headers: { apikey: stack.publishableKey },
    body: { token_hash, type: "magiclink" },
  });

/** Logs in with the family's password and confirms it for one of its children, as `withFreshLogin` does. */
async function confirmPassword(family: Family, studentId: string): Promise<void> {
  await family.logIn();
  const { data } = await family.client.rpc("confirm_family", { p_student_id: studentId }).throwOnError();
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
  const verifyReply = await verifyToken(v.parse(tokenSchema, body).token_hash);
  const session = v.parse(sessionSchema, verifyReply.body);
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
    const { data: ownRows } = await createClient(bela.token)
      .from("students")
      .select("id, name")
      .throwOnError();
    expect(ownRows).toEqual([{ id: childId, name: "Bela Rao" }]);
    const { data: familyReply } = await createClient(bela.token).rpc("get_family").throwOnError();
    expect(familyReply).toMatchObject({
      address: family.email,
      children: [{ id: family.id }, { id: childId }],
    });

    const firstChild = await switchToChild(bela.token, family.id);
    expect(firstChild).toMatchObject({ id: family.id, email: family.email });
  });

  it("can use the token for switching to a child only once", async () => {
    const { body } = await family.call("enter-child", { student_id: childId });
    const { token_hash } = v.parse(tokenSchema, body);
    expect((await verifyToken(token_hash)).status).toBe(200);
    expect((await verifyToken(token_hash)).status).toBeGreaterThanOrEqual(400);
  });

  it("needs the password just before it adds a child", async () => {
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

describe("another family", () => {
  it("cannot switch to a child of the family or add one", async () => {
    const stranger = await registerFamily(stack);
    const switchReply = await stranger.call("enter-child", { student_id: childId });
    expect(switchReply).toMatchObject({ status: 403, body: { error: { code: "FORBIDDEN" } } });
    const confirmReply = await stranger.rest("POST", "rpc/confirm_family", { p_student_id: childId });
    expect(confirmReply.status).toBe(403);
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
  it("has no password, and the session cannot set a password or an email address", async () => {
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
    const otherFamily = await registerFamily(stack);
    const child = await switchToChild(otherFamily.token, await addChild(otherFamily, "Dev Rao"));
    const callAuth = (method: string, path: string, token: string, body: object) =>
      sendRequest(`${stack.apiUrl}/auth/v1/${path}`, {
        method,
        headers: { apikey: stack.publishableKey, authorization: `Bearer ${token}` },
        body,
      });
    const renew = () =>
      callAuth("POST", "token?grant_type=refresh_token", "", { refresh_token: child.refreshToken });
    await otherFamily.logIn();
    const change = { password: "another-password-1", current_password: otherFamily.password };
    expect((await callAuth("PUT", "user", otherFamily.token, change)).status).toBe(200);
    expect((await renew()).status).toBeGreaterThanOrEqual(400);
  });

  it("can delete its own account with the family's password, and no other account", async () => {
    const eshaId = await addChild(family, "Esha Rao");
    const esha = await switchToChild(family.token, eshaId);
    const deleteAccount = () => createClient(esha.token).rpc("delete_account").throwOnError();
    expect((await deleteAccount()).data).toEqual({ outcome: "login_too_old" });
    await confirmPassword(family, eshaId);
    expect((await deleteAccount()).data).toEqual({ outcome: "deleted" });
    const remainingChildren = await sql`select id from public.students where family_id = ${family.id}`;
    expect(remainingChildren.map(({ id }) => id)).toEqual([childId]);
  });
});

const startSchema = v.object({ outcome: v.literal("started"), attempt_id: v.string(), ticket: v.string() });

describe("two siblings on two devices", () => {
  /** Starts the rehearsal of a child's class, as its device does. */
  async function startRehearsal(token: string) {
    const tables = createClient(token);
    const { data: exams } = await tables.rpc("list_my_exams").throwOnError();
    const rehearsal = exams.find(({ kind }) => kind === "rehearsal");
    const { data } = await tables.rpc("start_exam", { p_paper_id: rehearsal?.paper_id ?? "" }).throwOnError();
    return v.parse(startSchema, data);
  }
  const callWithTicket = (started: v.InferOutput<typeof startSchema>, name: string, body: object) =>
    sendRequest(`${stack.apiUrl}/rest/v1/rpc/${name}`, {
      method: "POST",
      headers: { apikey: stack.publishableKey },
      body: { p_attempt_id: started.attempt_id, p_session_no: 1, p_ticket: started.ticket, ...body },
    });

  it("take a rehearsal at the same time, and each attempt keeps its own answers", async () => {
    const chitraId = await addChild(family, "Chitra Rao", classFive);
    const [bela, chitra] = [
      await switchToChild(family.token, childId),
      await switchToChild(family.token, chitraId),
    ];
    const [belaAttempt, chitraAttempt] = await Promise.all([
      startRehearsal(bela.token),
      startRehearsal(chitra.token),
    ]);
    expect(belaAttempt.attempt_id).not.toBe(chitraAttempt.attempt_id);
    const makeAnswer = (option: string) => ({ p_events: [{ seq: 1, n: 1, option, at_ms: 0 }] });
    await Promise.all([
      callWithTicket(belaAttempt, "save_answers", makeAnswer("a")),
      callWithTicket(chitraAttempt, "save_answers", makeAnswer("c")),
    ]);
    // The parent switches to another child meanwhile, which has no effect on answers sent with a ticket.
    await switchToChild(bela.token, family.id);
    const endReplies = await Promise.all([
      callWithTicket(belaAttempt, "finish_exam", { p_last_seq: 1 }),
      callWithTicket(chitraAttempt, "finish_exam", { p_last_seq: 1 }),
    ]);
    expect(endReplies.map(({ body }) => body)).toMatchObject([
      { outcome: "finished", letters: "a---------" },
      { outcome: "finished", letters: "c---------" },
    ]);
    const wrongTicketReply = await callWithTicket(
      { ...belaAttempt, ticket: chitraAttempt.ticket },
      "save_answers",
      makeAnswer("b"),
    );
    expect(wrongTicketReply.body).not.toMatchObject({ outcome: "saved" });
  });
});

it("a parent can delete the family with all its children", async () => {
  await family.logIn();
  const { data } = await family.client.rpc("delete_account").throwOnError();
  expect(data).toEqual({ outcome: "deleted" });
  const remainingRows = await sql`
    select id from public.students where (id = ${family.id} or family_id = ${family.id} or id = ${childId})
      and deleted_at is null`;
  expect([...remainingRows]).toEqual([]);
});
