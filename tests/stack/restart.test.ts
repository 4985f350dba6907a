import postgres from "postgres";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { isFree } from "../../tools/local/ports";
import { chooseTestEnvironment, startTestStack } from "./test-stack";

type TestStack = Awaited<ReturnType<typeof startTestStack>>;

let environment: Record<string, string>;
let stack: TestStack;
let token = "";
const email = "asha.restart@school.example";

function makeHeaders(extraHeaders: Record<string, string> = {}) {
  return { apikey: stack.settings.publishableKey, "content-type": "application/json", ...extraHeaders };
}

function post(path: string, body: unknown, extraHeaders: Record<string, string> = {}) {
  return fetch(`${stack.settings.apiUrl}${path}`, {
    method: "POST",
    headers: makeHeaders(extraHeaders),
    body: JSON.stringify(body),
  });
}

function sendMail(subject: string) {
  const { brevo } = stack.settings;
  return fetch(`${brevo.apiUrl}/smtp/email`, {
    method: "POST",
    headers: { "api-key": brevo.apiKey },
    body: JSON.stringify({ sender: { email }, to: [{ email }], subject, textContent: "…" }),
  });
}

beforeAll(async () => {
  environment = await chooseTestEnvironment();
  stack = await startTestStack(environment);
  const signUpReply = await post("/auth/v1/signup", { email, password: "secret-of-asha" });
  const { access_token, user } = await signUpReply.json();
  const row = { id: user.id, email, name: "Asha", phone: "9876543210", consent_given: true };
  const saveReply = await post("/rest/v1/students", row, { authorization: `Bearer ${access_token}` });
  const mailReply = await sendMail("acknowledged");
  if (saveReply.status !== 201 || mailReply.status !== 201) throw new Error("Asha could not register.");

  await stack.kill();
  stack = await startTestStack(environment);
});

afterAll(async () => {
  await stack.stop();
  stack.removeData();
});

describe("a stack that was killed and started again", () => {
  it("still has the account, the students row and the email that it acknowledged before", async () => {
    const session = await (
      await post("/auth/v1/token?grant_type=password", { email, password: "secret-of-asha" })
    ).json();
    token = session.access_token;
    const ownRows = await fetch(`${stack.settings.apiUrl}/rest/v1/students?select=name&email=eq.${email}`, {
      headers: makeHeaders({ authorization: `Bearer ${token}` }),
    });
    expect(await ownRows.json()).toEqual([{ name: "Asha" }]);
    const { messages } = await (await fetch(`${stack.settings.inboxUrl}/api/v1/messages`)).json();
    expect(messages).toMatchObject([{ Subject: "acknowledged" }]);
  });

  it("has only the grants of the migrations", async () => {
    const sql = postgres(stack.settings.databaseUrl, { max: 1 });
    const [privileges] = await sql`
      select has_column_privilege('authenticated', 'public.students', 'name', 'update') as name,
        has_column_privilege('authenticated', 'public.students', 'role', 'update') as role,
        has_table_privilege('anon', 'public.orders', 'insert') as orders`;
    await sql.end();
    expect(privileges).toEqual({ name: true, role: false, orders: false });

    const changeReply = await fetch(`${stack.settings.apiUrl}/rest/v1/students?email=eq.${email}`, {
      method: "PATCH",
      headers: makeHeaders({ authorization: `Bearer ${token}` }),
      body: JSON.stringify({ role: "admin" }),
    });
    expect(changeReply.status).toBe(403);
    expect((await changeReply.json()).code).toBe("42501");
  });

  it("refuses a second stack with the same data folder", async () => {
    await expect(startTestStack(environment)).rejects.toThrow(
      /Olympeak is already running on .* \(process \d+\)/,
    );
  });

  it("exits with code 0 when it is stopped, and starts again", async () => {
    expect(await stack.stop()).toBe(0);
    stack = await startTestStack(environment);
    expect((await sendMail("after")).status).toBe(201);
  });
});

it("a stack that serves the site in development also ends on SIGTERM, and frees all its ports", async () => {
  const devStack = await startTestStack(await chooseTestEnvironment({ OLYMPEAK_SITE: "dev" }));
  const { siteUrl, ports } = devStack.settings;
  const page = await fetch(siteUrl, { headers: { accept: "text/html" } });
  expect(await page.text()).toContain("/src/main.tsx");
  expect(await devStack.stop("SIGTERM")).toBe(0);
  const arePortsFree = await Promise.all(Object.values(ports).map((port) => isFree(port)));
  expect(arePortsFree).not.toContain(false);
  devStack.removeData();
});
