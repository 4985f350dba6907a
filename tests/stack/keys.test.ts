import { randomUUID } from "node:crypto";
import { describe, expect, inject, it } from "vitest";

const { apiUrl, publishableKey, secretKey } = inject("stack");

function get(path: string, headers: Record<string, string> = {}) {
  return fetch(`${apiUrl}${path}`, { headers });
}

async function call(name: string, body: unknown, key: string) {
  const response = await fetch(`${apiUrl}/rest/v1/rpc/${name}`, {
    method: "POST",
    headers: { apikey: key, "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  return { status: response.status, body: await response.text() };
}

describe("a caller without a key", () => {
  it.each(["/rest/v1/classes", "/rest/v1/students", "/auth/v1/user", "/rest/v1/rpc/purge_expired"])(
    "is refused at %s",
    async (path) => {
      expect((await get(path)).status).toBe(401);
    },
  );

  it("is refused with an unknown key, and with the right key in the wrong header", async () => {
    expect((await get("/rest/v1/classes", { apikey: "sb_secret_invented" })).status).toBe(401);
    expect((await get("/rest/v1/classes", { authorization: `Bearer ${publishableKey}` })).status).toBe(401);
  });
});

describe("a visitor with the publishable key", () => {
  it("can read the twelve classes", async () => {
    const response = await get("/rest/v1/classes?select=name&order=number", { apikey: publishableKey });
    expect(response.status).toBe(200);
    const classes = await response.json();
    expect(classes).toHaveLength(12);
    expect(classes[0]).toEqual({ name: "Class 1" });
  });

  it("cannot read students", async () => {
    const response = await get("/rest/v1/students?select=id", { apikey: publishableKey });
    expect(await response.text()).not.toContain("de300000");
  });

  it("cannot call a function that only the secret key may call", async () => {
    const body = { p_bucket: `keys.test ${randomUUID()}`, p_limit: 1, p_seconds: 60 };
    const refusedReply = await call("consume_rate_limit", body, publishableKey);
    expect([401, 403, 404]).toContain(refusedReply.status);
    const allowedReply = await call("consume_rate_limit", body, secretKey);
    expect(allowedReply.status).toBe(200);
    expect(JSON.parse(allowedReply.body)).toMatchObject({ outcome: "ok" });
  });
});

it.each([
  ["publishable", publishableKey],
  ["secret", secretKey],
])("nobody reads the schemas private and auth with the %s key", async (_, apikey) => {
  for (const schema of ["private", "auth"]) {
    const headers = { apikey, "accept-profile": schema };
    expect((await get("/rest/v1/payment_intents", headers)).status).toBe(406);
    expect((await get("/rest/v1/users", headers)).status).toBe(406);
  }
  expect((await get("/rest/v1/payment_intents", { apikey })).status).toBe(404);
});

describe("errors and arguments of the API", () => {
  it("a refusal by the database has its SQLSTATE: the secret key cannot insert a class", async () => {
    const response = await fetch(`${apiUrl}/rest/v1/classes`, {
      method: "POST",
      headers: { apikey: secretKey, "content-type": "application/json" },
      body: JSON.stringify({ name: "Class 13", number: 13 }),
    });
    expect(response.status).toBe(403);
    expect(await response.json()).toMatchObject({ code: "42501" });
  });

  it("a JSON argument reaches the function as JSON", async () => {
    const reply = await call(
      "record_capture",
      { p_payment: { id: "pay_keysTest000001", status: "failed" } },
      secretKey,
    );
    expect(reply.body).toContain("pay_keysTest000001");
  });
});
