/**
 * `npm run fake-services` starts only the payment sandbox and the inbox, for a Supabase that runs elsewhere, such as
 * `supabase start`. Environment variables:
 * - OLYMPEAK_INBOX_PORT, another port for the inbox, because the inbox of `supabase start` uses our default port;
 * - OLYMPEAK_FAKE_SERVICES_HOST=0.0.0.0 lets containers connect, and everybody else who can reach this machine;
 * - SUPABASE_URL, the API to which webhooks are sent.
 */
import { startFakeServices } from "./fake-services";
import { readSettings } from "./settings";

const { OLYMPEAK_FAKE_SERVICES_HOST: host, SUPABASE_URL: apiUrl } = process.env;

try {
  const settings = readSettings(process.env);
  const fakeServices = await startFakeServices(settings, {
    ...(host && { host }),
    ...(apiUrl && { apiUrl }),
  });
  process.stdout.write(
    `Payment sandbox ${settings.sandboxUrl}, inbox ${settings.inboxUrl}. Ctrl-C stops both.\n`,
  );
  for (const signal of ["SIGINT", "SIGTERM"] as const)
    process.once(signal, () => void fakeServices.stop().then(() => process.exit(0)));
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
