import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import type { FaultName } from "./fault-names";
import { newId } from "./ids";
import { createSandboxApp } from "./sandbox-app";
import { startSandbox, type SandboxOptions } from "./server";
import { openStore } from "./store";

/** The keys every test of the sandbox uses. */
export const keys = {
  keyId: "rzp_test_Olympeak000001",
  keySecret: "key-secret",
  webhookSecret: "hook-secret",
};

const merchant = `Basic ${Buffer.from(`${keys.keyId}:${keys.keySecret}`).toString("base64")}`;

type Fetch = (path: string, init: RequestInit) => Response | Promise<Response>;

/** The calls tests make, as the merchant and to arm faults. */
export function callsOf(fetch: Fetch) {
  /** A GET without a body, else a POST of the body as JSON. */
  async function callApi(path: string, body?: unknown, headers: Record<string, string> = {}) {
    const init: RequestInit = { headers: { authorization: merchant, ...headers } };
    if (body !== undefined) Object.assign(init, { method: "POST", body: JSON.stringify(body) });
    const response = await fetch(path, init);
    return { status: response.status, headers: response.headers, body: await response.json() };
  }
  return {
    callApi,
    /** Creates an order of `amount` paise and returns its id. */
    createOrder: async (amount = 25_000): Promise<string> =>
      (await callApi("/v1/orders", { amount, currency: "INR" })).body.id,
    /** Makes a payment through the control endpoint and returns its id. */
    pay: async (orderId: string, outcome = "captured", webhook = true): Promise<string> =>
      (await callApi("/control/payments", { order_id: orderId, outcome, webhook })).body.razorpay_payment_id,
    /** Presses a button of the checkout dialog. */
    press: (orderId: string, outcome = "captured") =>
      callApi("/checkout/payments", { key_id: keys.keyId, order_id: orderId, outcome }),
    arm: (fault: FaultName, rest: { order_id?: string; times?: number } = {}) =>
      callApi("/control/faults", { fault, ...rest }),
    state: async () => (await callApi("/control/state")).body,
  };
}

/** A new journal for one test, deleted afterwards. */
export function freshDataFile(): string {
  const folder = mkdtempSync(join(tmpdir(), "payment-sandbox-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return join(folder, "deep", "sandbox.jsonl");
}

/**
 * The sandbox without a port: requests are passed in directly, webhooks are only recorded, and `clock` gives the time.
 */
export function openSandbox(dataFile = freshDataFile()) {
  const clock = { now: Date.UTC(2026, 10, 21, 6, 30) };
  const store = openStore(dataFile, { clock: () => clock.now, newId, minuteMs: 1000 });
  onTestFinished(() => store.close());
  const app = createSandboxApp(store, keys);
  return { ...callsOf((path, init) => app.request(path, init)), app, store, clock };
}

/** A running sandbox, by default with a minute of the gateway lasting a millisecond. */
export async function runSandbox(options: Partial<SandboxOptions> & { webhookUrl: string }) {
  const dataFile = options.dataFile ?? freshDataFile();
  const sandbox = await startSandbox({
    port: 0,
    dataFile,
    ...keys,
    retryScale: 1 / 60_000,
    ...options,
  });
  onTestFinished(() => sandbox.close());
  return { ...callsOf((path, init) => fetch(sandbox.url + path, init)), ...sandbox, dataFile };
}

/** One webhook as it arrived. */
export type Received = { event: string; eventId: string; signature: string; body: string };

/** A merchant that records what it receives and answers with the given statuses, then with 200. */
export async function receiveWebhooks(answers: number[] = []) {
  const received: Received[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const body = Buffer.concat(chunks).toString("utf8");
      received.push({
        event: JSON.parse(body).event,
        eventId: String(request.headers["x-razorpay-event-id"]),
        signature: String(request.headers["x-razorpay-signature"]),
        body,
      });
      const status = answers.shift() ?? 200;
      if (status > 0) response.writeHead(status).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("no port");
  return { received, url: `http://127.0.0.1:${address.port}/functions/v1/razorpay-webhook` };
}
