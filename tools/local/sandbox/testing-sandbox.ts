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

/** The keys in all tests of the sandbox. */
export const keys = {
  keyId: "rzp_test_Olympeak000001",
  keySecret: "key-secret",
  webhookSecret: "hook-secret",
};

const merchantAuthorization = `Basic ${Buffer.from(`${keys.keyId}:${keys.keySecret}`).toString("base64")}`;

type Fetch = (path: string, init: RequestInit) => Response | Promise<Response>;

/** Creates functions that send the requests of the merchant, of the checkout and of the control endpoints. */
export function createCalls(fetch: Fetch) {
  /** Sends a GET, or with a body a POST of this body as JSON. */
  async function callApi(path: string, body?: unknown, headers: Record<string, string> = {}) {
    const init: RequestInit = { headers: { authorization: merchantAuthorization, ...headers } };
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
    /** Sends the request that a button of the checkout dialog sends. */
    payInDialog: (orderId: string, outcome = "captured") =>
      callApi("/checkout/payments", { key_id: keys.keyId, order_id: orderId, outcome }),
    /** Arms a fault, by default once and for the next order. */
    arm: (fault: FaultName, options: { order_id?: string; times?: number } = {}) =>
      callApi("/control/faults", { fault, ...options }),
    state: async () => (await callApi("/control/state")).body,
  };
}

/** Returns the path of a new journal for one test; its folder is deleted after the test. */
export function newDataFile(): string {
  const folder = mkdtempSync(join(tmpdir(), "payment-sandbox-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return join(folder, "deep", "sandbox.jsonl");
}

/**
 * Opens a sandbox without a port: requests are passed in directly, webhooks are only recorded, and `clock` is its time.
 */
export function openSandbox(dataFile = newDataFile()) {
  const clock = { now: Date.UTC(2026, 10, 21, 6, 30) };
  const store = openStore(dataFile, { clock: () => clock.now, newId, minuteMs: 1000 });
  onTestFinished(() => store.close());
  const app = createSandboxApp(store, keys);
  return { ...createCalls((path, init) => app.request(path, init)), app, store, clock };
}

/** Starts a sandbox on a free port, in which by default a minute of the gateway takes a millisecond. */
export async function runSandbox(options: Partial<SandboxOptions> & { webhookUrl: string }) {
  const dataFile = options.dataFile ?? newDataFile();
  const sandbox = await startSandbox({
    port: 0,
    dataFile,
    ...keys,
    minuteScale: 1 / 60_000,
    ...options,
  });
  onTestFinished(() => sandbox.close());
  return { ...createCalls((path, init) => fetch(sandbox.url + path, init)), ...sandbox, dataFile };
}

/** One webhook that the merchant received. */
export type ReceivedWebhook = { event: string; eventId: string; signature: string; body: string };

/**
 * Starts a merchant's server that records the webhooks it receives. It answers with the given statuses and then with 200;
 * with the status 0 it sends no response.
 */
export async function receiveWebhooks(statuses: number[] = []) {
  const receivedWebhooks: ReceivedWebhook[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const body = Buffer.concat(chunks).toString("utf8");
      receivedWebhooks.push({
        event: JSON.parse(body).event,
        eventId: String(request.headers["x-razorpay-event-id"]),
        signature: String(request.headers["x-razorpay-signature"]),
        body,
      });
      const status = statuses.shift() ?? 200;
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
  return { receivedWebhooks, url: `http://127.0.0.1:${address.port}/functions/v1/razorpay-webhook` };
}
