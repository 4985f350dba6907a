import { once } from "node:events";
import { createAdaptorServer } from "@hono/node-server";
import { startBankTimer } from "./bank-timer";
import { newId } from "./ids";
import { createSandboxApp } from "./sandbox-app";
import { openStore } from "./store";
import { startWebhooks } from "./webhooks";

/** The sandbox's settings. */
export type SandboxOptions = {
  /** The port to listen on; 0 for any free port, which is in the returned URL. */
  port: number;
  /** The address to listen on; by default 127.0.0.1, so that only this machine can connect. */
  host?: string;
  /** The path of the journal. File and folder are created if they are missing. */
  dataFile: string;
  keyId: string;
  keySecret: string;
  webhookSecret: string;
  /** The secret before the last change, used only by the fault webhook_old_secret. */
  previousWebhookSecret?: string;
  webhookUrl: string;
  /** The length of one minute of the real gateway here, in minutes; by default 1/60, which is a second. */
  minuteScale?: number;
};

/** A running sandbox and its address. */
export type Sandbox = { url: string; close: () => Promise<void> };

/** The default of `previousWebhookSecret`. */
export const defaultPreviousWebhookSecret = "local-previous-webhook-secret-not-for-production";

const webhookLimitMs = 5000;

/**
 * Starts the payment sandbox of docs/payments.md section 6. Its control endpoints need no authentication, so only
 * trusted people may reach it. It listens on the port before it opens the journal, so that a second sandbox cannot damage
 * the first one's data. Rejects with the system's EADDRINUSE if the port is taken, and with an error if the journal is
 * broken.
 */
export async function startSandbox(options: SandboxOptions): Promise<Sandbox> {
  const minuteMs = 60_000 * (options.minuteScale ?? 1 / 60);
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
    const bank = startBankTimer(store, clock);
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
