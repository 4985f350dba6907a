import { join } from "node:path";
import { startInbox } from "./inbox/server";
import { startSandbox } from "./sandbox/server";
import type { Settings } from "./settings";

/**
 * The host on which the two servers listen, and the API whose webhook the sandbox calls. By default 127.0.0.1 and the
 * stack's own API.
 */
type ServerOptions = { host?: string; apiUrl?: string };

/**
 * Starts the fakes of external services: the inbox instead of Brevo and the payment sandbox instead of Razorpay, with
 * their data in the data folder. Throws when a port is taken.
 */
export async function startFakeServices(
  settings: Settings,
  { host = "127.0.0.1", apiUrl = settings.apiUrl }: ServerOptions = {},
) {
  const { dataFolder, ports, razorpay } = settings;
  const inbox = await startInbox({ port: ports.inbox, host, dataFolder, brevoKey: settings.brevo.apiKey });
  try {
    const sandbox = await startSandbox({
      port: ports.sandbox,
      host,
      dataFile: join(dataFolder, "payment-sandbox.jsonl"),
      keyId: razorpay.keyId,
      keySecret: razorpay.keySecret,
      webhookSecret: razorpay.webhookSecret,
      ...(razorpay.webhookSecretPrevious && { previousWebhookSecret: razorpay.webhookSecretPrevious }),
      webhookUrl: `${apiUrl}/functions/v1/razorpay-webhook`,
    });
    return { inbox, stop: () => Promise.all([sandbox.close(), inbox.close()]) };
  } catch (error) {
    await inbox.close();
    throw error;
  }
}
