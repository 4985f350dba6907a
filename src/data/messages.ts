import * as v from "valibot";
import { report } from "../lib/report";
import { callFunction } from "./call-function";

const anyReply = v.unknown();

/**
 * Asks the server to send a new account's welcome email and to sync its contact now, instead of with the next job. Both
 * are in the outbox already, so a failure here is only logged (docs/specification.md section 8).
 *
 * @param email the account's own address
 */
export async function requestWelcomeMail(email: string): Promise<void> {
  const calls = ["send-welcome-email", "contact-sync"].map((name) => callFunction(name, { email }, anyReply));
  for (const result of await Promise.allSettled(calls)) {
    if (result.status === "rejected") report("sending the welcome email", result.reason);
  }
}

/**
 * Asks the server to sync the contact after a profile is saved (docs/specification.md section 7). Without consent the
 * server syncs nothing. A failure is only logged: the outbox tries again.
 *
 * @param email the account's own address
 */
export async function requestContactSync(email: string): Promise<void> {
  await callFunction("contact-sync", { email }, anyReply).catch((error: unknown) =>
    report("syncing the contact", error),
  );
}
