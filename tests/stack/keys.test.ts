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

  it("cannot read schema private or auth", async () => {
    for (const profile of ["private", "auth"]) {
      const headers = { apikey: publishableKey, "accept-profile": profile };
      expect((await get("/rest/v1/payment_intents", headers)).status).toBe(406);
      expect((await get("/rest/v1/users", { ...headers, apikey: secretKey })).status).toBe(406);
    }
    expect((await get("/rest/v1/payment_intents", { apikey: secretKey })).status).toBe(404);
  });

  it("cannot call a function that only the secret key may call", async () => {
    const body = { p_bucket: `keys.test ${randomUUID()}`, p_limit: 1, p_seconds: 60 };
    const refused = await call("consume_rate_limit", body, publishableKey);
    expect([401, 403, 404]).toContain(refused.status);
    const allowed = await call("consume_rate_limit", body, secretKey);
    expect(allowed.status).toBe(200);
    expect(JSON.parse(allowed.body)).toMatchObject({ outcome: "ok" });
  });
});

describe("errors and arguments of the API", () => {
  it("an error of a broken database rule has the rule's SQLSTATE", async () => {
    const response = await fetch(`${apiUrl}/rest/v1/classes`, {
      method: "POST",
      headers: { apikey: secretKey, "content-type": "application/json" },
      body: JSON.stringify({ name: "Class 13", number: 13 }),
    });
    // 23514 is a broken check, if the server may write classes; 42501 is a missing permission, if no role may.
    expect([400, 403]).toContain(response.status);
    expect(await response.json()).toMatchObject({ code: expect.stringMatching(/^(23514|42501)$/) });
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
