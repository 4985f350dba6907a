import { createHmac } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, inject, it } from "vitest";

const { apiUrl, cronSecret, dataFolder, publishableKey, webhookSecret } = inject("stack");

function post(name: string, body: string, headers: Record<string, string> = {}) {
  return fetch(`${apiUrl}/functions/v1/${name}`, { method: "POST", body, headers });
}

describe("the edge functions behind the API's port", () => {
  it("get a webhook's bytes as they were signed", async () => {
    const body = `{ "entity":"event",\n  "event": "payment.failed", "payload": {"note": "caf\u00e9 \u{1f3d4}"} }\n`;
    const signature = createHmac("sha256", webhookSecret).update(body).digest("hex");
    const headers = { "x-razorpay-signature": signature, "x-razorpay-event-id": "functions.test" };
    expect((await post("razorpay-webhook", body, headers)).status).not.toBe(400);
    expect((await post("razorpay-webhook", body.replace(" ", ""), headers)).status).toBe(400);
  });

  it("answer nobody without a token, and the scheduler with its secret", async () => {
    expect((await post("create-order", "{}", { apikey: publishableKey })).status).toBe(401);
    expect((await post("background-jobs", "{}")).status).toBe(401);
    expect((await post("background-jobs", "{}", { authorization: `Bearer ${cronSecret}` })).status).toBe(200);
  });

  it("say so when there is no such function", async () => {
    const response = await post("no-such-function", "{}");
    expect(response.status).toBe(404);
    expect((await response.json()).error.code).toBe("NOT_FOUND");
  });

  it("come back when their process dies", async () => {
    const record = JSON.parse(readFileSync(join(dataFolder, "stack.json"), "utf8"));
    const { processId } = record.parts.find(({ name }: { name: string }) => name === "functions");
    process.kill(processId, "SIGKILL");
    await expect.poll(async () => (await post("create-order", "{}")).status).toBe(503);
    await expect.poll(async () => (await post("create-order", "{}")).status, { timeout: 20_000 }).toBe(401);
  });
});
