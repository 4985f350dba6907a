import { createHmac } from "node:crypto";
import { describe, expect, inject, it } from "vitest";

const { apiUrl, cronSecret, publishableKey, webhookSecret } = inject("stack");

function post(name: string, body: string, headers: Record<string, string> = {}) {
  return fetch(`${apiUrl}/functions/v1/${name}`, { method: "POST", body, headers });
}

describe("the edge functions behind the API's port", () => {
  it("receive a signed webhook byte by byte as it was sent", async () => {
    const body = `{ "entity":"event",\n  "event": "payment.failed", "payload": {"note": "caf\u00e9 \u{1f3d4}"} }\n`;
    const signature = createHmac("sha256", webhookSecret).update(body).digest("hex");
    const headers = { "x-razorpay-signature": signature, "x-razorpay-event-id": "functions.test" };
    expect((await post("razorpay-webhook", body, headers)).status).not.toBe(400);
    expect((await post("razorpay-webhook", body.replace(" ", ""), headers)).status).toBe(400);
  });

  it("refuse calls without a token, and accept the timer with its secret", async () => {
    expect((await post("create-order", "{}", { apikey: publishableKey })).status).toBe(401);
    expect((await post("background-jobs", "{}")).status).toBe(401);
    expect((await post("background-jobs", "{}", { authorization: `Bearer ${cronSecret}` })).status).toBe(200);
  });

  it("reply 404 for an unknown function", async () => {
    expect((await post("no-such-function", "{}")).status).toBe(404);
  });
});
