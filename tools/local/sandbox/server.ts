import { once } from "node:events";
import { createAdaptorServer } from "@hono/node-server";
import { startBank } from "./bank";
import { newId } from "./ids";
import { createSandboxApp } from "./sandbox-app";
import { openStore } from "./store";
import { startWebhooks } from "./webhooks";

/** The sandbox's settings. */
export type SandboxOptions = {
  /** 0 takes any free port; the result says which. */
  port: number;
  /** The address it listens on: this machine alone (127.0.0.1) by default. */
  host?: string;
  /** The journal; made when missing, together with its folder. */
  dataFile: string;
  keyId: string;
  keySecret: string;
  webhookSecret: string;
  /** The secret before the last change, used by the fault webhook_old_secret alone. */
  previousWebhookSecret?: string;
  webhookUrl: string;
  /** The length of a minute of the real gateway here, in minutes; 1/60 (a second) by default. */
  retryScale?: number;
};

/** A running sandbox and its address. */
export type Sandbox = { url: string; close: () => Promise<void> };

/** The secret that webhook_old_secret signs with, unless another is given. */
export const defaultPreviousWebhookSecret = "local-previous-webhook-secret-not-for-production";

const webhookLimitMs = 5000;

/**
 * Starts the payment sandbox of docs/payments.md section 6. Its control endpoints need no authentication, so only
 * trusted people may reach it. The port is taken before the journal is opened, so that a second sandbox cannot damage
 * the first one's data. Rejects with the system's EADDRINUSE when the port is taken, and when the journal is broken.
 */
export async function startSandbox(options: SandboxOptions): Promise<Sandbox> {
  const minuteMs = 60_000 * (options.retryScale ?? 1 / 60);
  const clock = Date.now;
  let app: ReturnType<typeof createSandboxApp> | undefined;
  const server = createAdaptorServer({
    fetch: (request, env) => app?.fetch(request, env) ?? new Response(null, { status: 503 }),
  });
  server.listen(options.port, options.host ?? "127.0.0.1");
  await once(server, "listening");

  const closeServer = async () => {
    const closed = once(server, "close");
    server.close();
    if ("closeAllConnections" in server) server.closeAllConnections();
    await closed;
  };
  try {
    const store = openStore(options.dataFile, { clock, newId, minuteMs });
    app = createSandboxApp(store, options);
    const bank = startBank(store, clock);
    const webhooks = startWebhooks(store, {
      url: options.webhookUrl,
      secret: options.webhookSecret,
      previousSecret: options.previousWebhookSecret ?? defaultPreviousWebhookSecret,
      minuteMs,
      limitMs: webhookLimitMs,
      clock,
    });
    let closing: Promise<void> | undefined;
    const close = async () => {
      await closeServer();
      bank.close();
      await webhooks.close();
      store.close();
    };
    return { url: addressOf(server.address()), close: () => (closing ??= close()) };
  } catch (error) {
    await closeServer();
    throw error;
  }
}

function addressOf(address: ReturnType<ReturnType<typeof createAdaptorServer>["address"]>): string {
  if (address === null || typeof address === "string") throw new Error("The sandbox has no port.");
  return `http://127.0.0.1:${address.port}`;
}
