import type postgres from "postgres";
import { vi } from "vitest";
import { sendRequest, type Reply } from "./send-request";
import { readGateway } from "./gateway";

/** The address of the API, and the secret with which the timer calls background-jobs. */
type Scheduler = { apiUrl: string; cronSecret: string };

/** Runs the background jobs once, as the timer does. `sweep` also reads all payments of the last days. */
export function runBackgroundJobs({ apiUrl, cronSecret }: Scheduler, sweep = false): Promise<Reply> {
  const headers = { authorization: `Bearer ${cronSecret}` };
  return sendRequest(`${apiUrl}/functions/v1/background-jobs`, { method: "POST", headers, body: { sweep } });
}

/**
 * Waits until all webhooks have arrived, all messages are sent, and all refunds are processed. After that, nothing changes in a
 * stack without a timer.
 *
 * @param stack the stack under test
 * @param sql a connection to its database
 */
export async function waitUntilQuiet(
  stack: Scheduler & { sandboxUrl: string },
  sql: postgres.Sql,
): Promise<void> {
  await vi.waitFor(
    async () => {
      const { deliveries } = await readGateway(stack.sandboxUrl);
      if (deliveries.some(({ state }) => state === "pending"))
        throw new Error("A webhook has not arrived yet.");
      await runBackgroundJobs(stack);
      const waitingMessages =
        await sql`select kind from private.outbox where status = 'pending' and next_attempt_at <= now()`;
      if (waitingMessages.length > 0) throw new Error(`${waitingMessages.length} messages wait to be sent.`);
      const refunds = await sql`select id from private.refund_tasks where status in ('queued', 'requested')`;
      if (refunds.length > 0) throw new Error(`${refunds.length} refunds are not processed yet.`);
    },
    { timeout: 60_000, interval: 200 },
  );
}
